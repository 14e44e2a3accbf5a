import { describe, expect, it } from "vitest";
import { processorMs } from "../../../tests/support/processor-ms.ts";
import { hintsOf } from "./hints.ts";

const of = (text: string) => hintsOf(text, "mishwar.example");

describe("a message gives a hint", () => {
  it.each([
    "See https://pay-here.example/x",
    "www.cars-lb.com",
    "go to carsafe.online please",
    "my site is carsafe dot com",
    "carsafe[.]com",
    "wa.me/96170123456",
    "t.me/dealer1",
    "HTTP://X.Y/",
    "شوف www.example.net",
    "الموقع كارز دوت كوم",
    "see mishwar.example.evil.com/cars",
    "see evilmishwar.example.com",
  ])("of a link: %s", (text) => expect(of(text)).toContain("link"));

  it.each([
    "I need a deposit of 200$ to hold it",
    "a small down payment",
    "Please pay in advance",
    "pay half of it upfront",
    "send me the money by Western Union",
    "transfer $500 to reserve it",
    "you can send via OMT",
    "USDT is fine",
    "لازم عربون ٢٠٠ دولار",
    "العَرْبون ضروري",
    "رعبون زغير",
    "عربووووون",
    "دفعة أولى قبل المعاينة",
    "حوّلي المصاري وببعتلك السيارة",
    "ابعتلي المبلغ عبر OMT",
    "ادفع مسبقاً",
    "بدك تدفع قبل ما تشوفها",
    "3arboun 200$",
    "bade ra3boun awal shi",
    "7awelle l masare",
    "b3atle shwayet masare",
    "dfa3 abel ma tshoufa",
  ])("of money in advance: %s", (text) => expect(of(text)).toContain("deposit"));

  it.each([
    "send me a copy of your ID",
    "I need your passport",
    "photo of your driver’s license",
    "tell me the verification code",
    "ID card number please",
    "ابعتلي صورة الهوية",
    "صورة هويتك",
    "جواز السفر",
    "إخراج قيد",
    "كود التحقق يلي وصلك",
    "رخصة السواقة",
    "b3atle soura 3an hawiytak",
    "sourit l basbor",
    "ekhraj 2eid",
  ])("of papers: %s", (text) => expect(of(text)).toContain("identity"));

  it("of several things at once", () => {
    expect(of("Send the deposit and your passport to www.safe-pay.com")).toEqual([
      "link",
      "deposit",
      "identity",
    ]);
  });

  it("whatever hides its words: stretched, marked, with characters that cannot be seen", () => {
    expect(of("de\u200bpo\u200csit")).toEqual(["deposit"]);
    expect(of("عـــربـــون")).toEqual(["deposit"]);
    expect(of("ＤＥＰＯＳＩＴ")).toEqual(["deposit"]);
  });
});

describe("a message gives no hint", () => {
  it.each([
    "Is it still available?",
    "What is your last price? I can pay cash when we meet.",
    "2.0 TFSI, 1.8t, V8 5.7 l, 4.6 km",
    "I'd like to see it. Did you idle it? Any accidents?",
    "How much is the transfer of ownership?",
    "Call me tomorrow.Ok.Thanks",
    "السلام عليكم، هل السيارة لا تزال معروضة؟",
    "السعر قابل للتفاوض؟ بدفع كاش عند التسجيل",
    "كم تكلفة تحويل الملكية ونقل التسجيل؟",
    "وين فيني شوفها؟ بكرا بعد الضهر منيح؟",
    "ade ekher s3er? fine shoufa bokra?",
    "kif el motor? 3amel 7awedes?",
    "هي ويا منيحة، جوازات؟ لا، دواليب جديدة",
    "See https://mishwar.example/cars/1 and mishwar.example/cars",
  ])("%s", (text) => expect(of(text)).toEqual([]));
});

it("knows the market's own address, also with a port", () => {
  expect(hintsOf("http://localhost:3000/cars/1", "localhost:3000")).toEqual([]);
  expect(hintsOf("http://localhost:30001/cars/1", "localhost:3000")).toEqual(["link"]);
});

it("takes no time over what was made to take it", async () => {
  const hostile = [
    "a.".repeat(1000),
    "pay ".repeat(500),
    "ادفع ".repeat(400),
    "[dot]".repeat(400),
    "www".repeat(600),
    // One sign that is read as several letters.
    ...Array.from({ length: 20 }, () => "㍱".repeat(2000)),
  ];
  expect(await processorMs(() => hostile.map((text) => of(text)))).toBeLessThan(1000);
});
