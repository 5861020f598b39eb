extension LibraryStrings {
  /// Russian.
  static let russian: [LibraryString: String] = [
    .save: "Сохранить",
    .reset: "Сбросить",
    .notSet: "Не задано",
    .skipToContent: "Перейти к содержимому",
    .navigation: "Навигация",
    .allSettings: "Все настройки",
    .externalLink: "откроется другой сайт",
    .showOrHide: "Показать или скрыть",
    .chooseOne: "Выберите один вариант",
    .chooseAny: "Выберите любое количество",
    .required: "обязательно",
    .error: "Ошибка:",
    .on: "Включено",
    .off: "Выключено",
    .fromMinimumToMaximum: "От {minimum} до {maximum}",
    .atLeast: "Не меньше {minimum}",
    .atMost: "Не больше {maximum}",
    .atLeastCharacters: "Минимальное число символов: {count}",
    .atMostCharacters: "Максимальное число символов: {count}",
    .fromMinimumToMaximumCharacters: "Символов: от {minimum} до {maximum}",
    .selectedOfCount: "Выбрано {selected} из {count}",
    .onlyIfOn: "Только если включено «{title}»",
  ]
}
