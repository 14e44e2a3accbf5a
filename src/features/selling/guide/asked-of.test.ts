import { expect, it } from "vitest";
import { emptyFields } from "../form/fields.ts";
import { askedOf } from "./guide.api.ts";

const empty = emptyFields({ phone: null, city: null });
const corolla = { ...empty, brand: "toyota", model: "corolla", year: "٢٠١٦" };

it("asks nothing before brand, model and year can be read", () => {
  for (const fields of [
    empty,
    { ...corolla, model: "" },
    { ...corolla, year: "20" },
    { ...corolla, year: "x" },
  ]) {
    expect(askedOf("car", fields)).toBeUndefined();
  }
  expect(askedOf("car", corolla)).toEqual({
    vehicleType: "car",
    brand: "toyota",
    model: "corolla",
    year: 2016,
  });
});

it("asks with what is said and can be read, as typed in any digits", () => {
  const fields = {
    ...corolla,
    ...{
      mileage: "١٥٠٬٠٠٠",
      engineCapacity: "1.6",
      horsepower: "many",
      gearType: "manual",
      accidentHistory: "false",
    },
  };
  expect(askedOf("car", fields, "an-id")).toEqual({
    ...{ vehicleType: "car", brand: "toyota", model: "corolla", year: 2016, except: "an-id" },
    ...{ mileage: 150_000, engineCapacity: 1.6, gearType: "manual", accidentHistory: "false" },
  });
});

it("asks of a motorcycle what a motorcycle has", () => {
  const fields = { ...corolla, motorcycleType: "naked", bikeEngineSize: "689", bodyType: "sedan" };
  const asked = askedOf("motorcycle", fields);
  expect(asked).toMatchObject({ motorcycleType: "naked", bikeEngineSize: 689 });
  expect(asked).not.toHaveProperty("bodyType");
});
