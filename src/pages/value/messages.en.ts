/** Words of the pages that say what a vehicle is worth. */
export const value = {
  titleCar: "What is your car worth?",
  titleMotorcycle: "What is your motorcycle worth?",
  titleBrand: "What is your {vehicle} worth?",
  titleModel: "What is the {vehicle} worth in Lebanon?",
  titleYear: "What is a {vehicle} worth in Lebanon?",
  vehicleOfYear: "{year} {vehicle}",
  lead: "A range from what is listed in Lebanon today, how many listings it rests on, and how sure that is. Free, without an account.",
  description:
    "What cars and motorcycles are worth in Lebanon, read from the live listings of {name}: a range, its evidence, and how sure it is.",
  descriptionOf:
    "{vehicle} in Lebanon: mostly {low} to {high}, read from {count, plural, one {# listing} other {# listings}} of the model. Value by year and mileage.",
  descriptionUnknown: "{vehicle} in Lebanon: what it is worth as soon as enough are listed.",
  crumbs: "The way to this page",
  home: "Value",
  kinds: "Cars or motorcycles",
  form: "The vehicle",
  choose: "Choose",
  brandFirst: "Choose a brand first",
  yearNone: "All years",
  gearNone: "Any",
  mileageHint: "Usual",
  submit: "Show its value",
  range: "Such a vehicle is mostly offered at",
  middle: "in the middle {price}",
  sure: "{sure, select, high {We are quite sure of that.} medium {We are fairly sure of that.} other {We are not very sure of that: take it as a hint.}}",
  at: "Told for {km} km{usual, select, true {, which is usual for it} other {}}.",
  evidence:
    "Read from {model, plural, one {# live listing of this model} other {# live listings of this model}}{span}, {brand} of its brand and {market} in all, on {day}.",
  span: " ({from} to {to})",
  later: "In two years, driven as usual: {low} to {high}",
  buy: "{count, plural, one {# listing in this range} other {# listings in this range}}",
  buyAll: "All listings of this model",
  inRange: "Offered in this range now",
  sell: "Sell yours",
  unknown: "There is too little to go by.",
  unknownText:
    "Too few {vehicle} are listed in Lebanon, or none of about this year. We would rather say nothing than make something up.",
  unknownDamaged: "Of damaged vehicles nothing is told.",
  byYear: "How it loses value",
  byYearOf: "{vehicle}: what each model year is worth",
  year: "Year",
  usualKm: "Usual km",
  worth: "Worth",
  usual: "With the kilometres usual by that age: about {km} a year.",
  models: "Values by model",
  modelsOf: "{brand}: values by model",
  pricesOf: "Listings and prices of the {vehicle}",
  how: "How this is worked out",
  howPrices: "From asking prices of live listings, not from what is paid in the end.",
  howPooled:
    "Year, kilometres, gearbox, engine and origin are weighed over the whole market; the model and its brand say how it stands beside that. The fewer listings of a model there are, the more its brand counts.",
  howLures:
    "Prices that are far off count for little, absurd ones for nothing; damaged and salvage vehicles are left out.",
  howRange:
    "Eight of ten ask what lies in the range. It knows nothing of the state of the vehicle: look at it, or let somebody look.",
  picture: "Mostly {low} to {high}",
  howSold: "Nobody can pay for a value.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    value: typeof value;
  }
}
