import { expect, it } from "vitest";
import { vehicleName } from "./vehicle-name.ts";

it.each([
  ["car", "kia", "picanto", 2019, "Kia Picanto 2019", "كيا بيكانتو 2019"],
  ["motorcycle", "honda", "cbr600rr", 2008, "Honda CBR600RR 2008", "هوندا CBR 600 2008"],
  ["car", "kia", "My own Kia", 2001, "Kia My own Kia 2001", "كيا My own Kia 2001"],
  ["car", "lada", "niva", 1995, "lada niva 1995", "lada niva 1995"],
] as const)("names a %s %s %s of %d in words: %s, %s", (vehicleType, brand, model, year, en, ar) => {
  expect(vehicleName({ vehicleType, brand, model, year })).toEqual({ en, ar });
});
