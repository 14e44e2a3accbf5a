import { describe, expect, it } from "vitest";
import { textFlags } from "../review/text-flags.ts";
import { doubtsOf } from "./doubts.ts";
import { emptyFields, type Fields } from "./fields.ts";

const sound: Fields = {
  ...emptyFields({ phone: null, city: null }),
  title: "Mercedes E 350 2010",
  description: "E350 2010, clean, one owner.",
  price: "14,500",
  mileage: "٨٦٬٠٠٠",
  condition: "used",
  images: ["/media/a/1280.webp"],
};
const doubted = (change: Partial<Fields>, price = { share: null as number | null, rate: 1 }) =>
  doubtsOf({ ...sound, ...change }, price).map(({ field, key }) => `${field} ${key}`);

describe("what is doubted before a listing is sent", () => {
  it("is nothing of a sound one", () => expect(doubted({})).toEqual([]));

  it.each([
    [{ images: [] }, "images selling.doubtPhotos"],
    [{ title: "Kia Rio, 03 123 456" }, "title selling.doubtPhone"],
    [{ description: "call ٠٣ ١٢٣ ٤٥٦" }, "description selling.doubtPhone"],
    [{ description: "see www.example.com" }, "description selling.doubtLink"],
    [{ description: "عربون ٥٠٠ دولار" }, "description selling.doubtDeposit"],
    [{ price: "١" }, "price selling.doubtSymbolic"],
    [{ mileage: "0" }, "mileage selling.doubtMileage"],
    [{ description: "From Copart" }, "titleStatus selling.doubtTitleUnsaid"],
    [{ description: "سلفدج مصلّحة", titleStatus: "clean" }, "titleStatus selling.doubtTitleStatus"],
    [{ description: "مضروبة سابقاً", accidentHistory: "false" }, "titleStatus selling.doubtTitleStatus"],
    [{ mileage: "٠", condition: "" }, "mileage selling.doubtMileage"],
  ])("is %j", (change, said) => expect(doubted(change)).toEqual([said]));

  it("is no 0 km of what is said to be new, nor of what is not said", () => {
    expect(doubted({ mileage: "0", condition: "new" })).toEqual([]);
    expect(doubted({ mileage: "" })).toEqual([]);
  });

  it("is no price that damage explains, unless it is lower still", () => {
    const low = { price: "5,000", description: "مضروبة من الخلف، للقطع" };
    const unsaid = "titleStatus selling.doubtTitleUnsaid";
    expect(doubted(low, { share: 30, rate: 1 })).toEqual([unsaid]);
    expect(doubted({ price: "5,000", accidentHistory: "true" }, { share: 30, rate: 1 })).toEqual([]);
    expect(doubted({ price: "5,000" }, { share: 30, rate: 1 })).toEqual(["price selling.doubtFarBelow"]);
    expect(doubted(low, { share: 10, rate: 1 })).toEqual(["price selling.doubtFarBelow", unsaid]);
  });

  it("is a price as the market has it, in the currency it is asked in", () => {
    expect(doubted({ price: "900" }, { share: 6, rate: 1 })).toEqual(["price selling.doubtFarBelow"]);
    expect(doubted({ price: "5,000,000", currency: "lbp" }, { share: null, rate: 89_500 })).toEqual([
      "price selling.doubtSymbolic",
    ]);
    expect(doubted({ price: "50,000,000", currency: "lbp" }, { share: null, rate: 89_500 })).toEqual([]);
  });

  it("of the words is exactly what reviewers are shown", () => {
    const bad = { title: "Kia Rio, bit.ly/kia", description: "03 123 456, pay a deposit" };
    expect(doubted(bad)).toHaveLength(textFlags(bad).length);
  });
});
