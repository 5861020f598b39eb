extension LibraryStrings {
  /// Hebrew.
  static let hebrew: [LibraryString: String] = [
    .save: "שמירה",
    .reset: "איפוס",
    .notSet: "לא הוגדר",
    .skipToContent: "דילוג לתוכן",
    .navigation: "ניווט",
    .allSettings: "כל ההגדרות",
    .externalLink: "נפתח אתר אחר",
    .showOrHide: "הצגה או הסתרה",
    .chooseOne: "יש לבחור אפשרות אחת",
    .chooseAny: "אפשר לבחור כמה אפשרויות",
    .required: "חובה",
    .error: "שגיאה:",
    .on: "פועל",
    .off: "כבוי",
    .fromMinimumToMaximum: "מ-{minimum} עד {maximum}",
    .atLeast: "לפחות {minimum}",
    .atMost: "לכל היותר {maximum}",
    .atLeastCharacters: "מספר תווים מזערי: {count}",
    .atMostCharacters: "מספר תווים מרבי: {count}",
    .fromMinimumToMaximumCharacters: "בין {minimum} ל-{maximum} תווים",
    .selectedOfCount: "נבחרו {selected} מתוך {count}",
    .onlyIfOn: "רק אם „{title}” פועל",
  ]
}
