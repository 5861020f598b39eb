"""The words that the workload's texts are put together from, in five languages and three scripts besides Latin."""

# How many of a hundred pages are in a language.
SHARES = {"en": 60, "ru": 16, "ar": 12, "ja": 6, "zh-Hans": 6}

RIGHT_TO_LEFT = {"ar"}

# What is added to a text that has something to escape in HTML; the quotation marks have to be escaped in JSON too.
HOSTILE_ENDINGS = [
    " & others",
    " (5 < 7)",
    " > 2 MB",
    ' "draft"',
    " 'as is'",
    " <em>now</em>",
    " Q&A",
    " 6' 2\"",
    " &lt;",
    " x<y && y>z",
]

THINGS, ACTIONS, PLACES, SENTENCES = "things", "actions", "places", "sentences"

WORDS = {
    "en": {
        THINGS: ["Alarms", "Calendar", "Downloads", "Maps", "Messages", "Microphone", "Music", "Photos", "Printer"]
        + ["Reading list", "Reminders", "Ringtone", "Screen lock", "Search", "Spelling", "Timetable", "Weather"],
        ACTIONS: ["Announce", "Ask about", "Block", "Group", "Keep", "Mute", "Pin", "Remember", "Repeat", "Turn off"],
        PLACES: ["after sunset", "at home", "at work", "for an hour", "from strangers", "in headphones", "in the car"]
        + ["on every device", "on weekends", "outside the country", "until tomorrow", "when nobody is near"],
        SENTENCES: [
            "Takes effect the next time that the device is locked.",
            "A copy stays in your account until you delete it yourself.",
            "Others see the change within a few minutes.",
            "Needs a connection; without one the last known state is shown.",
            "Some older accessories do not understand this choice.",
            "Nothing is sent to anybody who is not on your list.",
        ],
    },
    "ru": {
        THINGS: ["Будильник", "Календарь", "Загрузки", "Карты", "Сообщения", "Микрофон", "Музыка", "Фото", "Погода"],
        ACTIONS: ["Объявлять", "Спрашивать про", "Блокировать", "Закрепить", "Запоминать", "Повторять", "Отключить"],
        PLACES: ["после заката", "дома", "на работе", "на один час", "в наушниках", "в машине", "по выходным"],
        SENTENCES: [
            "Вступит в силу, когда устройство будет заблокировано.",
            "Копия остаётся в учётной записи, пока вы её не удалите.",
            "Другие увидят изменение через несколько минут.",
            "Некоторые старые аксессуары не поддерживают этот выбор.",
        ],
    },
    "ar": {
        THINGS: ["المنبه", "التقويم", "التنزيلات", "الخرائط", "الرسائل", "الميكروفون", "الموسيقى", "الصور", "الطقس"],
        ACTIONS: ["إعلان", "حظر", "تثبيت", "تذكر", "تكرار", "إيقاف", "تجميع"],
        PLACES: ["بعد الغروب", "في المنزل", "في العمل", "لمدة ساعة", "في السيارة", "حتى الغد"],
        SENTENCES: [
            "يسري هذا عند قفل الجهاز في المرة القادمة.",
            "تبقى نسخة في حسابك حتى تحذفها بنفسك.",
            "يرى الآخرون التغيير خلال دقائق قليلة.",
        ],
    },
    "ja": {
        THINGS: ["アラーム", "カレンダー", "ダウンロード", "地図", "メッセージ", "マイク", "音楽", "写真", "天気"],
        ACTIONS: ["読み上げる", "確認する", "ブロックする", "固定する", "記憶する", "繰り返す"],
        PLACES: ["日没後に", "自宅で", "職場で", "一時間だけ", "車の中で", "明日まで"],
        SENTENCES: [
            "次に端末をロックしたときから有効になります。",
            "ご自分で消すまで、コピーがアカウントに残ります。",
            "数分以内にほかの人にも表示されます。",
        ],
    },
    "zh-Hans": {
        THINGS: ["闹钟", "日历", "下载", "地图", "信息", "麦克风", "音乐", "照片", "天气"],
        ACTIONS: ["播报", "询问", "屏蔽", "置顶", "记住", "重复"],
        PLACES: ["日落之后", "在家中", "在工作时", "一小时内", "在车里", "直到明天"],
        SENTENCES: [
            "下次锁定设备时生效。",
            "副本会保留在您的账户中，直到您自己删除。",
            "其他人会在几分钟内看到更改。",
        ],
    },
}
