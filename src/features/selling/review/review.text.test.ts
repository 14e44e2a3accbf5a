import { describe, expect, it } from "vitest";
import {
  carBrands,
  features,
  governorates,
  motorcycleBrands,
  places,
} from "#features/reference/reference.ts";
import { depositInText, isFraudulentName, linkInText } from "#text/fraud-words.ts";
import { phoneInText } from "./phone-in-text.ts";

describe("a phone number in a text", () => {
  it.each([
    "call 70 123 456",
    "call 03123456 now",
    "٧٠ ١٢٣ ٤٥٦",
    "اتصل على ٠٣-١٢٣-٤٥٦",
    "۷۱۱۲۳۴۵۶",
    "7️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣",
    "⑦⓪①②③④⑤⑥",
    "７０１２３４５６",
    "7.0.1.2.3.4.5.6",
    "7 0 - 1 2 3 - 4 5 6",
    "7\u200b0\u200b1\u200b2\u200b3\u200b4\u200b5\u200b6",
    "7O 123 456",
    "O3 123456",
    "seven zero one two three four five six",
    "سبعة صفر واحد اتنين تلاتة اربعة خمسة ستة",
    "سبعين 123 456",
    "+961 70 123 456",
    "00961 3 123456",
    "009613123456",
    "961/70/123456",
    "2015 2016 70123456",
    "موديل 2018 03/123456 كم",
    "01 234 567",
    "+33 6 12 34 56 78",
    "سعر 12000 / 76-123456",
    "E 350 2010 call 03 502010",
    "350 2010 / 3 502 010",
    "3502010",
    "03/123456",
    "71-123-456",
    "٠٣ ١٢٣ ٤٥٦",
    "+961 71 123 456",
    "Mazda 3 2010, 71 123 456",
    "call 71 then 123 then 456",
    "٧١ ثم ١٢٣ و٤٥٦",
    "71 one two three 456",
  ])("is found: %s", (text) => expect(phoneInText(text)).toBeDefined());

  it.each([
    "Kia Sportage 2018, 120,000 km",
    "120000 km 12500$",
    "ماشية ١٢٠٬٠٠٠ كم وسعرها ١٢٥٠٠ دولار",
    "71 000 000 LL",
    "السعر 710 000 000",
    "79 123 456 ل.ل",
    "2015 2016 2017 2018",
    "engine 2.0L 16V, 4x4, 6 speed",
    "Mercedes C 200, 2015, 184 hp",
    "VIN WDB2030421A123456",
    "tyres 225/45 R17 and 255/40 R17",
    "one owner, two keys",
    "E 350 2010",
    "Mercedes E350 2010\nclean",
    "E 300 2015",
    "E 300",
    "E300 2012",
    "Mazda 3 2010 1.6",
    "X7 2020 120,000",
    "350 and 2010",
    "3 doors and 123 456 km",
    "BMW 320 1998, full option",
    "BMW 760 2005 3 keys",
    "مرسيدس E ٣٥٠ ٢٠١٠",
    "",
  ])("is not seen where there is none: %s", (text) => expect(phoneInText(text)).toBeUndefined());

  it("is not seen in any model with its year, its kilometres and its price", () => {
    const models = [...carBrands, ...motorcycleBrands].flatMap(({ en, models }) =>
      models.map((model) => `${en} ${model.en}`),
    );
    const years = [1993, 1999, 2003, 2010, 2017, 2024];
    const texts = models.flatMap((model) =>
      years.flatMap((year) => [
        `${model} ${year}\n${model}, model ${year}`,
        `${model} ${year} 120,000`,
        `${model} ${year} 186000 km 9500$`,
        `${year} ${model} 14500`,
      ]),
    );
    expect(texts.filter((text) => phoneInText(text))).toEqual([]);
  });
});

describe("a link in a text", () => {
  it.each([
    "https://example.org/car",
    "www.mycars.com",
    "mycars.com",
    "my-cars . com",
    "mycars (dot) com",
    "mycars نقطة com",
    "wa.me/96170123456",
    "bit.ly/xyz",
    "me@example.org",
    "me (at) example (dot) org",
    "insta: best_cars",
    "@best_cars_lb",
    "انستغرام: bestcars",
    "ｗｗｗ．example．com",
  ])("is found: %s", (text) => expect(linkInText(text)).toBeDefined());

  it.each([
    "2.0 turbo, full option. Come and see it.",
    "Very clean.No accidents.",
    "نظيفة جداً. كاملة المواصفات.",
    "A/C, ABS, Bluetooth and GPS @ a good price",
    "Mercedes-Benz C200.Clean",
  ])("is not seen where there is none: %s", (text) => expect(linkInText(text)).toBeUndefined());
});

describe("wording of a deposit", () => {
  it.each([
    "يُحجز بعربون",
    "مع عَرْبُون ٥٠٠ دولار",
    "عـــربـــون",
    "بدي رعبون",
    "العربون 200$",
    "دفعة مقدمة",
    "دفعة أولى والباقي تقسيط",
    "تحويل المبلغ قبل المعاينة",
    "Deposit required",
    "DEPOSIT",
    "small down payment",
    "send by Western Union",
    "3arboun 200$",
  ])("is found: %s", (text) => expect(depositInText(text)).toBeDefined());

  it.each(["deposition", "عربي وأصيل", "حوالي ٥٠ ألف كم", "الدفع الرباعي", "Full option, one owner"])(
    "is not seen where there is none: %s",
    (text) => expect(depositInText(text)).toBeUndefined(),
  );
});

describe("a name", () => {
  it("that holds a link or asks for money is found, in both scripts", () => {
    for (const name of [
      "Kias at my-shop.ru",
      "Send half by OMT",
      "عربون لحجز السيارة",
      "b i t . ly/x بيتكوين",
    ])
      expect(isFraudulentName(name), name).toBe(true);
  });

  it("of any brand, model, place or feature is one", () => {
    const models = [...carBrands, ...motorcycleBrands].flatMap((brand) => [brand, ...brand.models]);
    const names = [...models, ...places, ...governorates, ...features].flatMap(({ en, ar }) => [en, ar]);
    expect(names.length).toBeGreaterThan(1000);
    expect(names.filter(isFraudulentName)).toEqual([]);
    expect(isFraudulentName("Cars · Honda Passport · from 2015 · up to $20,000 · 70,000,000 LBP")).toBe(
      false,
    );
  });
});
