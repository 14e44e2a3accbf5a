/** Words of what goes by a place: a radius, distances. Few first visits have use for them. */
export const nearby = {
  around: "the area around {place}",
  near: "Near {place}",
  within: "Within {km} km of {place}",
  place: "Near a place",
  noPlace: "Near: any place",
  radius: "Distance",
  anyRadius: "Any distance",
  withinKm: "Within {km} km",
  withinKmCount: "Within {km} km ({count})",
  whereIAm: "Where I am",
  whereHint:
    "Your device reads where you are, once, and finds the nearest place itself: we learn that place’s name only.",
  found: "The nearest place is {place}.",
  denied: "Your browser does not allow this page to know where you are. Choose a place instead.",
  failed: "Your device could not tell where you are. Choose a place instead.",
  far: "You are not near any place in Lebanon. Choose a place instead.",
  map: "Where they are",
  mapHint:
    "Each bubble stands for a district: how many there are, and the middle of what they ask where it has room. Choose one to see its listings.",
  median: "around {price}",
  asList: "Back to the listings",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    nearby: typeof nearby;
  }
}
