extension LibraryStrings {
  /// French.
  static let french: [LibraryString: String] = [
    .save: "Enregistrer",
    .reset: "Réinitialiser",
    .notSet: "Non défini",
    .skipToContent: "Aller au contenu",
    .navigation: "Navigation",
    .allSettings: "Tous les réglages",
    .externalLink: "ouvre un autre site",
    .showOrHide: "Afficher ou masquer",
    .chooseOne: "Choisissez une option",
    .chooseAny: "Choisissez autant d’options que vous voulez",
    .required: "obligatoire",
    .error: "Erreur :",
    .on: "Activé",
    .off: "Désactivé",
    .fromMinimumToMaximum: "De {minimum} à {maximum}",
    .atLeast: "Au moins {minimum}",
    .atMost: "Au plus {maximum}",
    .atLeastCharacters: "Nombre minimal de caractères : {count}",
    .atMostCharacters: "Nombre maximal de caractères : {count}",
    .fromMinimumToMaximumCharacters: "De {minimum} à {maximum} caractères",
    .selectedOfCount: "{selected} sur {count} sélectionnés",
    .onlyIfOn: "Seulement si « {title} » est activé",
  ]
}
