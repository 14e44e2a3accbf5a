/** Words of the landing pages by brand, model and place. */
export const landings = {
  indexTitle: "Prices of cars and motorcycles in Lebanon",
  indexDescription:
    "Which brands are for sale in Lebanon, how many of each, where, and what is asked for them, counted from the listings of {name}.",
  indexLead: "What is for sale, where, and what is asked for it: counted from today’s listings.",
  ofCars: "Cars in Lebanon: prices and listings",
  ofMotorcycles: "Motorcycles in Lebanon: prices and listings",
  carsIn: "Cars in {place}: prices and listings",
  motorcyclesIn: "Motorcycles in {place}: prices and listings",
  of: "{subject} in Lebanon: prices and listings",
  prices: "Prices",
  crumbs: "The way to this page",
  lead: "{count, plural, one {# listing of today} other {# listings of today}}, counted from the market.",
  leadMedian:
    "{count, plural, one {# listing of today} other {# listings of today}}. In the middle {price} is asked: half of the listings ask less, half more.",
  description:
    "{subject}: {count, plural, one {# listing} other {# listings}} now, from {lowest} to {highest}. Prices by model, year and place, and the newest listings.",
  count: "Listings now",
  median: "Median asking price",
  from: "From",
  to: "Up to",
  year: "Year of make",
  years: "{from} to {to}",
  newest: "The newest listings",
  showAll: "{count, plural, one {Show # listing} other {Show all # listings}}",
  brands: "By brand",
  families: "By class or series",
  models: "By model",
  places: "By place",
  byYear: "By year",
  brand: "Brand",
  family: "Class or series",
  model: "Model",
  place: "Location",
  none: "too few",
  caption: "{part}: {of}",
  allOf: "All brands and places",
  how: "Asking prices of active listings, in US dollars; other currencies at the rate that we go by. A median stands from three listings on.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    landings: typeof landings;
  }
}
