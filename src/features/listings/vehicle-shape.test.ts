import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { bodyTypes } from "#features/reference/enumerations.ts";
import { shapeOf } from "./vehicle-shape.ts";

const drawings = readFileSync(new URL("../../ui/vehicles.svg", import.meta.url), "utf8");

it.each(bodyTypes)("a %s without a picture is drawn as one", (bodyType) => {
  expect(shapeOf({ vehicleType: "car", bodyType })).toBe(bodyType);
  expect(drawings).toContain(`<symbol id="${bodyType}"`);
});

it("a car of unknown body and a motorcycle have their drawings", () => {
  expect(shapeOf({ vehicleType: "car", bodyType: null })).toBe("sedan");
  expect(shapeOf({ vehicleType: "motorcycle", bodyType: null })).toBe("motorcycle");
  expect(drawings).toContain('<symbol id="motorcycle"');
});
