import { describe, expect, it } from "vitest";
import { planAdminContract } from "#features/plans/admin/plan-admin.contract.ts";
import { sections } from "#features/settings/settings.contract.ts";
import type { Language } from "#i18n/language.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { wordingOf } from "#i18n/wording.ts";
import { adminResources, announced, unannounced } from "../../actions.ts";
import { activityWords as arabic } from "./messages.ar.ts";
import { activityWords as english } from "./messages.en.ts";
import { actionWord, fieldNames, fieldWord, resourceWord, valueText } from "./words.ts";

const words = await loadServerMessages();
const wording = (language: Language) =>
  wordingOf({ messages: { language, t: words[language], name: (_, slug) => slug }, now: new Date() });

describe.each(["ar", "en"] as const)("the log in words: %s", (language) => {
  const { t } = wording(language);
  const isWord = (text: string) => (language === "ar" ? /\p{Script=Arabic}/u : /^[A-Z]/).test(text);

  it.each([...Object.keys(announced), ...Object.keys(unannounced)])("%s", (action) => {
    expect(isWord(actionWord(action, t)), actionWord(action, t)).toBe(true);
  });

  it("names what it was done to", () => {
    for (const type of adminResources) expect(isWord(resourceWord(type, t))).toBe(true);
  });

  it("names every field of the settings, of plans and of add-ons", () => {
    const fields = [
      ...Object.values(sections).flatMap(({ shape }) => Object.keys(shape)),
      ...Object.keys(planAdminContract["POST /api/admin/subscription-plans"].body.shape),
      ...Object.keys(planAdminContract["PUT /api/admin/bonus-features/:id"].body.shape),
    ].filter((name) => name !== "version");
    expect(fields.length).toBeGreaterThan(40);
    for (const name of fields) expect([name, fieldWord(name, t)]).not.toEqual([name, name]);
  });

  it("knows no two words for one action, and none twice", () => {
    const said = Object.keys({ ...announced, ...unannounced }).map((action) => actionWord(action, t));
    expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
    expect(new Set(fieldNames).size).toBe(fieldNames.length);
  });
});

describe("what a field held", () => {
  it("is read as people read it", () => {
    const en = wording("en");
    const say = (name: string, value: unknown) => valueText(name, value, en);
    expect(say("status", "suspended")).toBe("Suspended");
    expect(say("role", "user_admin")).toBe("Users");
    expect(say("until", "2026-11-20T10:00:00.000Z")).toBe("Nov 20, 2026, 12:00 PM");
    expect(say("isActive", true)).toBe("Yes");
    expect(say("price", 5)).toContain("$5");
    expect(say("amount", "20.00")).toContain("$20");
    expect(say("failures", 1234)).toBe("1,234");
    expect(say("note", null)).toBe("–");
    expect(say("features", ["One", "Two"])).toBe("One · Two");
    expect(say("query", { status: "banned", from: "2026-11-01" })).toBe("Status: Banned · From: 2026-11-01");
    expect(valueText("failures", 1234, wording("ar"))).toBe("1,234");
  });

  it("is left as it is where somebody wrote it, and where nobody knows it", () => {
    const en = wording("en");
    expect(valueText("reason", "paid", en)).toBe("paid");
    expect(valueText("status", "brand_new", en)).toBe("brand_new");
    expect([
      actionWord("thing.done", en.t),
      fieldWord("constructor", en.t),
      resourceWord("thing", en.t),
    ]).toEqual(["thing.done", "constructor", "thing"]);
    expect(actionWord("toString", en.t)).toBe("toString");
  });

  it("is said in the same places in both languages", () => {
    expect(Object.keys(arabic)).toEqual(Object.keys(english));
  });
});
