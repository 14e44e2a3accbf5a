/** Words of titles and descriptions that are written from the facts of a listing. */
export const written = {
  vehicle: "{condition, select, new {New} used {Used} damaged {Damaged} other {}} {vehicle}",
  new: "new",
  doors: "{count, plural, one {# door} other {# doors}}",
  seats: "{count, plural, one {# seat} other {# seats}}",
  cc: "{size} cc",
  litres: "{size}-litre",
  engine:
    "{size} {fuel, select, gas {petrol engine} diesel {diesel engine} electric {electric motor} hybrid {hybrid engine} lpg {LPG engine} other {engine}}",
  power: "{count} hp",
  gear: "{gear, select, automatic {automatic} manual {manual} cvt {CVT} other {tiptronic}}",
  gearbox:
    "{gear, select, automatic {automatic gearbox} manual {manual gearbox} cvt {CVT gearbox} other {tiptronic gearbox}}",
  drive: "{drive, select, fwd {front-wheel drive} rwd {rear-wheel drive} awd {all-wheel drive} other {4x4}}",
  outside: "{colour} outside",
  inside: "{colour} inside",
  owners: "{count, plural, one {one owner} other {# owners so far}}",
  accidentsNone: "no accidents",
  accidentsSome: "has had an accident",
  service: "complete service history",
  source:
    "{source, select, company {company source} gulf {Gulf import} us {American import} other {European import}}",
  customs: "{customs, select, paid {customs paid} other {customs not paid}}",
  titleStatus: "{status, select, clean {clean title} other {salvage title}}",
  licenseValid: "valid registration",
  licenseOver: "registration not valid",
  features: "Features: {features}.",
  place: "It can be seen in {place}.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    written: typeof written;
  }
}
