import { describe, expect, it } from "vitest";
import { Random } from "../random.ts";
import { drawCar, drawMotorcycle, type Vehicle } from "../vehicle.ts";
import { type Tongue, wordings, write } from "./compose.ts";
import { line } from "./words.types.ts";

const arabicLetters = /[\u0621-\u064a]/;

interface Written {
  tongue: Tongue;
  title: string;
  description: string;
  vehicle: Vehicle;
}

function many(count: number): Written[] {
  return Array.from({ length: count }, (_, at) => {
    const random = new Random(`words:${at}`);
    const dealer = at % 3 === 0;
    const vehicle = at % 5 === 0 ? drawMotorcycle(random, 2026, dealer) : drawCar(random, 2026, dealer);
    return { vehicle, ...write(random, { vehicle, place: "beirut", dealer }) };
  });
}
const written = many(4000);
const of = (tongue: Tongue) => written.filter((one) => one.tongue === tongue);

describe("the words of the demo market", () => {
  it("has variety in every language", () => {
    for (const { titles, fragments } of Object.values(wordings)) {
      expect(titles.length).toBeGreaterThanOrEqual(25);
      expect(Object.values(fragments).flat().length).toBeGreaterThanOrEqual(60);
    }
    expect(of("ar").length / written.length).toBeCloseTo(0.6, 1);
    expect(of("en").length / written.length).toBeCloseTo(0.3, 1);
  });

  it("writes titles of 10 to 100 characters with no slot left open", () => {
    for (const { title, description } of written) {
      if (title.length < 10 || title.length > 100) expect.fail(`"${title}" has ${title.length} characters`);
      expect(`${title} ${description}`).not.toMatch(/[{}]|undefined|NaN| {2}/);
      expect(description.length).toBeGreaterThan(0);
    }
  });

  it("writes Arabic in Arabic, and English without it", () => {
    for (const { title, description } of of("ar")) {
      expect(title).toMatch(arabicLetters);
      expect(description).toMatch(arabicLetters);
    }
    for (const { title, description } of of("en")) expect(title + description).not.toMatch(arabicLetters);
  });

  it("asks no money ahead and promises nothing that smells of it", () => {
    for (const { description } of written) {
      expect(description).not.toMatch(
        /عربون|تحويل|رعبون|deposit|western|wire|\bomt\b|whish|3arboun|ra3boun/i,
      );
    }
  });

  it("claims nothing that the fields deny", () => {
    for (const { title, description, vehicle } of written) {
      const text = `${title} ${description}`;
      if (vehicle.accident) expect(text).not.toMatch(/بدون حوادث|no accidents|bala 7awedes/i);
      if (vehicle.condition === "damaged") expect(text).not.toMatch(/بحالة ممتازة|excellent condition/i);
      if (vehicle.gear === "manual") expect(text).not.toMatch(/أوتوماتيك|automatic/i);
      if (!vehicle.features.includes("sunroof")) expect(text).not.toMatch(/فتحة السقف تعمل|sunroof works/i);
    }
  });

  it("refuses a flag that does not exist", () => {
    expect(() => line("used shiny", "…")).toThrow("shiny");
  });
});
