/** Words of the VIN at the head of the form of a car. */
export const vin = {
  title: "Start with the VIN",
  intro:
    "It tells much of the car by itself, and you check what it fills in. You can also leave it empty and go on.",
  where:
    "17 letters and digits: on the papers, behind the windscreen, at the driver's door. Buyers see only the first eight.",
  scan: "Read it with the camera",
  letters: "A VIN has no {letters}: it is probably a 0 or a 1.",
  lettersMeant: "Change it to {vin}",
  wrong:
    "One character of this VIN seems wrong, so nothing is read from it. Please compare it with the papers.",
  says: "By its VIN this is: {vehicle}.",
  saysHere: "Other listings here whose VIN begins like this: {vehicle}.",
  silent: "This VIN does not tell which car it is. Fill in the form as usual.",
  failed: "The VIN could not be read just now. You can go on without it.",
  litres: "{litres} l",
  doors: "{count, plural, one {# door} other {# doors}}",
  builtIn: "built in {country}",
  fill: "{count, plural, one {Fill in # empty field} other {Fill in # empty fields}}",
  filled: "{count, plural, one {# field comes from the VIN.} other {# fields come from the VIN.}}",
  undo: "Undo",
  fromVin: "From the VIN",
  contradicts: "Below it says {said}, which does not fit this VIN. One of the two is wrong.",
  reviewed: "Sent like this, our reviewers will look at it.",
  take: "Take what the VIN says",
  cameraTitle: "Read the VIN",
  cameraText: "Hold the barcode at the driver's door or behind the windscreen in front of the camera.",
  cameraLooks: "Looking for a barcode. The picture stays on this device.",
  cameraRefused: "The browser does not give the camera. Type the VIN instead.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    vin: typeof vin;
  }
}
