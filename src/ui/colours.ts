/**
 * Tokens of css/tokens.css as sRGB, for what knows neither oklch nor custom properties: mails, drawn pictures, and the page
 * that stands when nothing else does. The test beside this file converts the tokens and compares.
 */
export const colours = {
  light: {
    ground: "#f8f5ef",
    surface: "#fefdfa",
    ink: "#171f27",
    ink2: "#404952",
    ink3: "#59616b",
    line: "#e1ddd5",
    brand: "#0e5b3f",
    onBrand: "#f7fefa",
    price: "#975407",
  },
  dark: {
    ground: "#0a141f",
    surface: "#111d29",
    ink: "#f0ede8",
    ink2: "#bbc4cb",
    ink3: "#9aa5ae",
    line: "#232e3a",
    brand: "#69c99b",
    onBrand: "#031b13",
    price: "#f7c05c",
  },
} as const;
