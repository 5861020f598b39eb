extension LibraryStrings {
  /// Simplified Chinese.
  static let simplifiedChinese: [LibraryString: String] = [
    .save: "保存",
    .reset: "重置",
    .notSet: "未设置",
    .skipToContent: "跳到内容",
    .navigation: "导航",
    .allSettings: "所有设置",
    .externalLink: "打开其他网站",
    .showOrHide: "显示或隐藏",
    .chooseOne: "选择一项",
    .chooseAny: "可选择任意多项",
    .required: "必填",
    .error: "错误：",
    .on: "开",
    .off: "关",
    .fromMinimumToMaximum: "从 {minimum} 到 {maximum}",
    .atLeast: "至少 {minimum}",
    .atMost: "最多 {maximum}",
    .atLeastCharacters: "至少 {count} 个字符",
    .atMostCharacters: "最多 {count} 个字符",
    .fromMinimumToMaximumCharacters: "{minimum} 到 {maximum} 个字符",
    .selectedOfCount: "已选择 {selected} 项，共 {count} 项",
    .onlyIfOn: "仅当“{title}”开启时",
  ]
}
