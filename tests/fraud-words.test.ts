import { describe, expect, it } from "vitest";
import { hintsOf } from "#features/conversations/hints.ts";
import { textFlags } from "#features/selling/review/text-flags.ts";

const inChat = (text: string) => hintsOf(text, "mishwar.example");
const inListing = (text: string) => textFlags({ title: "Kia", description: text }).map(({ kind }) => kind);

describe("what warns in a chat warns in a listing", () => {
  it.each([
    "send half by omt",
    "pay with usdt",
    "gift cards",
    "ادفع مسبقا",
    "حجز مقابل مبلغ",
    "reservation fee",
    "deposit to reserve it",
    "bade 3arboun",
    "7awelle l masare",
    "عربووووون",
    "دفعة مقدمة",
    "حولي المصاري",
  ])("of money in advance: %s", (text) => {
    expect(inChat(text)).toContain("deposit");
    expect(inListing(text)).toContain("deposit");
  });

  it.each([
    "my-shop.ru",
    "rental.click",
    "shop.ai",
    "instagram: x",
    "carsafe[.]com",
    "my-cars . com",
    "mycars. com",
    "mycars نقطة com",
    "me (at) example (dot) org",
    "hxxp://x.y/",
    "كارز دوت كوم",
  ])("of a link: %s", (text) => {
    expect(inChat(text)).toContain("link");
    expect(inListing(text)).toContain("link_in_text");
  });
});

it.each([
  "E 350 2010, full option",
  "Clean car. Live in Beirut. To see it, call.",
  "2.0 TFSI, 1.8t, V8 5.7 l, 4.6 km",
  "سيارة دفع رباعي مالك أول",
  "دفع خلفي، فحص قبل الشراء",
  "تحويل الملكية 200 دولار",
  "السعر قابل للتفاوض؟ بدفع كاش عند التسجيل",
  "One owner, price negotiable, cash when we meet",
  "كاش أو تقسيط، حوالي ٥٠ ألف كم",
])("warns of nothing in either: %s", (text) => {
  expect(inChat(text)).toEqual([]);
  expect(inListing(text)).toEqual([]);
});
