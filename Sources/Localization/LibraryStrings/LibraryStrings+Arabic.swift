extension LibraryStrings {
  /// Arabic.
  static let arabic: [LibraryString: String] = [
    .save: "حفظ",
    .reset: "إعادة الضبط",
    .notSet: "غير محدد",
    .skipToContent: "الانتقال إلى المحتوى",
    .navigation: "التنقل",
    .allSettings: "كل الإعدادات",
    .externalLink: "يفتح موقعًا آخر",
    .showOrHide: "إظهار أو إخفاء",
    .chooseOne: "اختر خيارًا واحدًا",
    .chooseAny: "اختر أي عدد من الخيارات",
    .required: "مطلوب",
    .error: "خطأ:",
    .on: "مفعّل",
    .off: "متوقف",
    .fromMinimumToMaximum: "من {minimum} إلى {maximum}",
    .atLeast: "{minimum} على الأقل",
    .atMost: "{maximum} على الأكثر",
    .atLeastCharacters: "الحد الأدنى لعدد الأحرف: {count}",
    .atMostCharacters: "الحد الأقصى لعدد الأحرف: {count}",
    .fromMinimumToMaximumCharacters: "عدد الأحرف من {minimum} إلى {maximum}",
    .selectedOfCount: "تم اختيار {selected} من {count}",
    .onlyIfOn: "فقط إذا كان «{title}» مفعّلًا",
  ]
}
