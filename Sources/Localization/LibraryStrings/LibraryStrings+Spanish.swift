extension LibraryStrings {
  /// Spanish.
  static let spanish: [LibraryString: String] = [
    .save: "Guardar",
    .reset: "Restablecer",
    .notSet: "Sin definir",
    .skipToContent: "Saltar al contenido",
    .navigation: "Navegación",
    .allSettings: "Todos los ajustes",
    .externalLink: "abre otro sitio",
    .showOrHide: "Mostrar u ocultar",
    .chooseOne: "Elige una opción",
    .chooseAny: "Elige las que quieras",
    .required: "obligatorio",
    .error: "Error:",
    .on: "Activado",
    .off: "Desactivado",
    .fromMinimumToMaximum: "De {minimum} a {maximum}",
    .atLeast: "Como mínimo {minimum}",
    .atMost: "Como máximo {maximum}",
    .atLeastCharacters: "Número mínimo de caracteres: {count}",
    .atMostCharacters: "Número máximo de caracteres: {count}",
    .fromMinimumToMaximumCharacters: "De {minimum} a {maximum} caracteres",
    .selectedOfCount: "{selected} de {count} seleccionados",
    .onlyIfOn: "Solo si «{title}» está activado",
  ]
}
