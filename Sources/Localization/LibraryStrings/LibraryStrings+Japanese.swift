extension LibraryStrings {
  /// Japanese.
  static let japanese: [LibraryString: String] = [
    .save: "保存",
    .reset: "リセット",
    .notSet: "未設定",
    .skipToContent: "本文へスキップ",
    .navigation: "ナビゲーション",
    .allSettings: "すべての設定",
    .externalLink: "別のサイトを開きます",
    .showOrHide: "表示または非表示",
    .chooseOne: "1つ選択してください",
    .chooseAny: "いくつでも選択できます",
    .required: "必須",
    .error: "エラー：",
    .on: "オン",
    .off: "オフ",
    .fromMinimumToMaximum: "{minimum}から{maximum}まで",
    .atLeast: "{minimum}以上",
    .atMost: "{maximum}以下",
    .atLeastCharacters: "{count}文字以上",
    .atMostCharacters: "{count}文字以下",
    .fromMinimumToMaximumCharacters: "{minimum}〜{maximum}文字",
    .selectedOfCount: "{count}件中{selected}件を選択",
    .onlyIfOn: "「{title}」がオンの場合のみ",
  ]
}
