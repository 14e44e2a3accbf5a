import { expect, it } from "vitest";
import { readDetails, readForm, readValuePath, valuePath } from "./value-address.ts";

it("reads its own addresses again, and no others", () => {
  for (const of of [
    { vehicleType: "car" },
    { vehicleType: "motorcycle" },
    { vehicleType: "motorcycle", brand: "honda" },
    { vehicleType: "car", brand: "toyota", model: "corolla" },
    { vehicleType: "car", brand: "toyota", model: "corolla", year: 2016 },
  ] as const) {
    expect(readValuePath(valuePath(of).replace(/^\/value\/?/, ""))).toEqual(of);
  }
  for (const rest of [
    "boats",
    "cars/",
    "cars/Toyota",
    "cars/a/b/16",
    "cars/a/b/2016/c",
    "toString",
    "cars/a/b/9999",
  ]) {
    expect(readValuePath(rest)).toBeUndefined();
  }
});

it("reads details as people type them, and leaves out what cannot be", () => {
  expect(readDetails("car", { mileage: "١٢٠,٠٠٠", gearType: "manual", condition: "new" })).toEqual({
    mileage: 120_000,
    gearType: "manual",
    condition: "new",
  });
  expect(readDetails("motorcycle", { mileage: "-5", gearType: "tiptronic", condition: ["new"] })).toEqual({});
  expect(readDetails("car", { mileage: "9999999" })).toEqual({});
});

it("reads a form that was sent without a script", () => {
  const form = {
    type: "car",
    brand: "toyota",
    model: "corolla",
    year: "٢٠١٦",
    mileage: "",
    gearType: "",
    condition: "used",
  };
  expect(readForm(form)).toEqual({ vehicleType: "car", brand: "toyota", model: "corolla", year: 2016 });
  expect(readForm({ type: "motorcycle", brand: "honda", model: "", year: "" })).toEqual({
    vehicleType: "motorcycle",
    brand: "honda",
  });
  expect(readForm({ type: "motorcycle" })).toEqual({ vehicleType: "motorcycle" });
  expect(readForm({ brand: "<script>" })).toBeUndefined();
  expect(readForm({ utm_source: "x" })).toBeUndefined();
});
