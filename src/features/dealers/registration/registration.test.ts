import { describe, expect, it } from "vitest";
import { sizeOf, wrongDocument } from "#features/media/document-file.ts";
import { specializations, yearsInBusiness } from "#features/reference/dealer-enumerations.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { ApiError } from "#platform/http/api.ts";
import type { OwnApplication } from "../application.contract.ts";
import { goodApplication } from "../application.factory.ts";
import { bodyOf, emptyFields, errorsOf, fieldsOf, yearsAsked } from "./fields.ts";
import { specializationName, yearsName } from "./names.ts";
import { refusalText } from "./refusal-text.ts";

const { ar, en } = await loadServerMessages();
const wording = { t: ar, language: "ar" } as const;

describe("the form of an application", () => {
  it("begins with what the account says, or with what was sent before", () => {
    expect(emptyFields(null)).toMatchObject({ dealershipPhone: "", dealershipCity: "" });
    expect(emptyFields({ phone: "+96170123456", email: "a@b.example", city: "beirut" })).toMatchObject({
      dealershipPhone: "70 123 456",
      dealershipEmail: "a@b.example",
      dealershipCity: "beirut",
    });
    const before = { ...goodApplication, dealershipPhone: "+9611234567" } as OwnApplication;
    expect(fieldsOf(before)).toEqual({ ...goodApplication, dealershipPhone: "01 234 567" });
    expect(errorsOf(fieldsOf(before), wording)).toEqual({});
  });

  it("asks for the years as they were said", () => {
    expect(yearsAsked({ ...goodApplication, yearsInBusiness: "10+" })).toBe("range");
    expect(yearsAsked({ ...goodApplication, yearsInBusiness: "10" })).toBe("number");
    expect(yearsAsked(emptyFields(null))).toBe("number");
  });

  it("takes a license in small letters, since it sends capital ones", () => {
    const typed = { ...goodApplication, dealershipLicense: "bey-2019" };
    expect(bodyOf(typed).dealershipLicense).toBe("BEY-2019");
    expect(errorsOf(typed, wording)).toEqual({});
  });

  it("says what is wrong under each field, in the market's own words", () => {
    expect(errorsOf({ ...emptyFields(null), dealershipEmail: "x" }, wording)).toEqual({
      dealershipName: "اسم المعرض مطلوب",
      dealershipLicense: "رقم رخصة المعرض مطلوب",
      dealershipAddress: "عنوان المعرض مطلوب",
      dealershipCity: "المدينة مطلوبة",
      dealershipPhone: "رقم هاتف المعرض مطلوب",
      dealershipEmail: "البريد الإلكتروني غير صحيح",
      yearsInBusiness: "عدد سنوات الخبرة مطلوب",
      specialization: "تخصّص المعرض مطلوب",
      description: "هذا الحقل مطلوب.",
    });
  });
});

describe("an application that was not taken", () => {
  const answer = (status: number, body: object = {}) =>
    new ApiError(status, { message: "من الخادم", ...body });

  it("in the dialog is told in the words of the server, or that something unexpected happened", () => {
    expect(refusalText("dialog", answer(409), ar)).toEqual({
      title: "خطأ في إرسال الطلب",
      text: "من الخادم",
    });
    expect(refusalText("dialog", new Error("?"), ar).text).toBe("حدث خطأ غير متوقع");
    expect(refusalText("dialog", new TypeError("no network"), ar).text).toBe(ar("common.offline"));
  });

  it.each([
    [answer(400, { errors: { dealershipPhone: "x" } }), "dealers.pageFix"],
    [answer(400), "dealers.pageCheck"],
    [answer(500), "dealers.pageRetry"],
    [new Error("?"), "dealers.pageRetry"],
  ] as const)("on the page is told by what it was: %s", (error, key) => {
    expect(refusalText("page", error, ar)).toEqual({ title: "خطأ في الإرسال", text: ar(key) });
  });

  it("on the page says what only the server knows", () => {
    expect(refusalText("page", answer(409), ar).text).toBe("من الخادم");
  });
});

it("names every range of years and every specialization in both languages", () => {
  for (const t of [ar, en]) {
    const names = [
      ...yearsInBusiness.map((range) => yearsName(t, range)),
      ...specializations.map((one) => specializationName(t, one)),
    ];
    expect(new Set(names).size).toBe(yearsInBusiness.length + specializations.length);
  }
  expect(["0", "1", "2", "7", "30", "100"].map((years) => yearsName(ar, years))).toEqual([
    "أقل من سنة",
    "سنة واحدة",
    "سنتان",
    "7 سنوات",
    "30 سنة",
    "100 سنة",
  ]);
});

describe("a file that is chosen", () => {
  const megabyte = 1024 * 1024;
  it.each([
    ["image/jpeg", 12 * megabyte, undefined],
    ["application/pdf", 1, undefined],
    ["", 1, undefined],
    ["image/svg+xml", 1, "WrongType"],
    ["text/html", 1, "WrongType"],
    ["image/png", 12 * megabyte + 1, "TooLarge"],
  ] as const)("%s of %i bytes: %s", (type, size, problem) => {
    expect(wrongDocument({ type, size })).toBe(problem);
  });

  it.each([
    [1, { unit: "kilobytes", size: 1 }],
    [7 * 1024, { unit: "kilobytes", size: 7 }],
    [1.26 * megabyte, { unit: "megabytes", size: 1.3 }],
  ] as const)("%d bytes are told as %o", (bytes, told) => {
    expect(sizeOf(bytes)).toEqual(told);
  });
});
