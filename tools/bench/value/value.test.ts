import { describe, expect, it } from "vitest";
import { fitCurve } from "#features/pricing/engine/fit.ts";
import { readModel } from "#features/pricing/engine/model.ts";
import { readMarket } from "#features/pricing/engine/read-market.ts";
import { readValue } from "#features/pricing/engine/value.ts";
import type { Listed } from "#features/pricing/labels/judge.ts";
import { drawKnownMarket } from "./known-market.ts";
import { askForLeftOut, judgeMarket } from "./measure.ts";

const thisYear = 2026;
const few = drawKnownMarket(600, "a", thisYear);
const cars = few
  .filter(({ listing, isDamaged }) => listing.vehicleType === "car" && !isDamaged)
  .map(({ listing }) => listing)
  .sort((a, b) => (`${a.brand} ${a.model} ${a.id}` < `${b.brand} ${b.model} ${b.id}` ? -1 : 1));
const fitted = (listings: readonly Listed[]) => fitCurve(readMarket("car", listings, thisYear));
const modelOf = (listings: readonly Listed[], { brand, model }: Listed) =>
  listings.filter((one) => one.brand === brand && one.model === model);
const popular = ["corolla", "picanto", "sportage", "sunny"].map(
  (model) => cars.find((one) => one.model === model) as Listed,
);

describe("the value of vehicles in a market whose true prices are known", () => {
  it("labels half of few listings, and hardly one wrongly; ranges hold what is asked", async () => {
    const { labels } = await judgeMarket(few, thisYear);
    expect(labels.labelled / labels.listings).toBeGreaterThan(0.58);
    expect(labels.wrong / labels.labelled).toBeLessThan(0.03);
    expect(labels.error).toBeLessThan(labels.plainError / 2);
    expect(labels.insideAsked / labels.sound).toBeGreaterThan(0.78);
  });

  it("labels nine of ten of many, and holds what vehicles are worth that it has never seen", async () => {
    const many = drawKnownMarket(4000, "b", thisYear);
    const { labels } = await judgeMarket(many, thisYear);
    expect(labels.labelled / labels.listings).toBeGreaterThan(0.88);
    expect(labels.wrong / labels.labelled).toBeLessThan(0.02);
    expect(labels.insideAsked / labels.sound).toBeGreaterThan(0.78);
    expect(labels.insideAsked / labels.sound).toBeLessThan(0.9);
    const answers = await askForLeftOut(many, thisYear, 3);
    expect(answers.error).toBeLessThan(0.06);
    expect(answers.error).toBeLessThan(answers.plainError / 3);
    expect(answers.inside / answers.answered).toBeGreaterThan(0.85);
  });

  it("says the same of the same market each time", async () => {
    const [one, other] = await Promise.all([judgeMarket(few, thisYear), judgeMarket(few, thisYear)]);
    expect(one.judged).toEqual(other.judged);
  });

  it("never takes a vehicle for dearer with a year or a kilometre more, neither its middle nor its ends", async () => {
    const curve = await fitted(cars);
    for (const one of [...popular, ...cars.filter((_, no) => no % 25 === 0)]) {
      const { level } = readModel(curve, modelOf(cars, one), thisYear);
      const read = (year: number, mileage: number) =>
        readValue(curve, level, { ...one, year, mileage }, thisYear);
      for (let year = 1990; year <= 2027; year++) {
        for (const km of [0, 800, 40_000, 150_000, 420_000]) {
          const { low, middle, high } = read(year, km);
          expect(low <= middle && middle <= high).toBe(true);
          for (const newer of [read(year + 1, km), read(year, km * 0.9)]) {
            for (const end of ["low", "middle", "high"] as const) {
              expect(read(year, km)[end]).toBeLessThanOrEqual(newer[end] + 1e-12);
            }
          }
        }
      }
    }
  });

  it("is led astray by no lure: one absurd price moves no other by a hundredth", async () => {
    const [subject] = popular as [Listed];
    const valuesWith = async (priceUsd?: number) => {
      const listings = cars.flatMap((one) => {
        if (one.id !== subject.id) return one;
        return priceUsd === undefined ? [] : { ...one, priceUsd };
      });
      const curve = await fitted(listings);
      return modelOf(listings, subject)
        .filter(({ id }) => id !== subject.id)
        .map(
          (one) =>
            readValue(curve, readModel(curve, modelOf(listings, subject), thisYear).level, one, thisYear)
              .middle,
        );
    };
    const without = await valuesWith();
    for (const absurd of [1, subject.priceUsd / 10, subject.priceUsd * 10]) {
      for (const [no, value] of (await valuesWith(absurd)).entries()) {
        expect(Math.abs(value - (without[no] as number))).toBeLessThan(0.01);
      }
    }
  });

  it("judges a listing as if it had never been there", async () => {
    const whole = await fitted(cars);
    for (const one of popular) {
      const others = cars.filter(({ id }) => id !== one.id);
      const ofModel = modelOf(cars, one);
      const alone = readModel(whole, ofModel, thisYear).alone[ofModel.indexOf(one)];
      const curve = await fitted(others);
      const without = readValue(curve, readModel(curve, modelOf(others, one), thisYear).level, one, thisYear);
      expect(Math.abs((alone?.middle ?? 0) - without.plain)).toBeLessThan(0.03);
    }
  });
});
