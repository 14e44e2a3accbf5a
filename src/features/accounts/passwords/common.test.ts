import { describe, expect, it } from "vitest";
import { processorMs } from "../../../../tests/support/processor-ms.ts";
import { fc, inputs } from "../../../../tests/support/property.ts";
import { passwordRules } from "../password-strength.ts";
import { isCommonPassword } from "./common.ts";

const meetsRules = (password: string) => passwordRules(password).every(({ met }) => met);

describe("a common password", () => {
  it.each([
    "Password123!",
    "PASSWORD123!a".slice(0, 12),
    "!!Password2024",
    "P@ssw0rd2024!",
    "P@$$w0rd!!!!",
    "Ｐassword123!",
    "Passwordpassword1!",
    "Password!Password1",
    "Qwertyuiop123!",
    "Iloveyou2024!",
    "Liverpool1892!",
    "Football-2026!",
    "Aa!123456789",
    "Mishwar2026!!",
    "Lebanon@1943!",
    "1qaz2wsx3edC!",
  ])("is %s, although it meets the rules", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    "Rather-long-1-walk",
    "Correct-Horse-9-Battery",
    "Mishwar-Demo-2026",
    "Xy!738291650473",
    "سيارة-زرقاء-Aa-1",
    "kQ7#vN2$pL9@",
  ])("is not %s", (password) => {
    expect(meetsRules(password)).toBe(true);
    expect(isCommonPassword(password)).toBe(false);
  });

  it("stays one with any case, number and sign around it", () => {
    const signs = fc.string({ unit: fc.constantFrom(..."0123456789!@#$%-_. "), maxLength: 12 });
    const words = fc.constantFrom("password", "dragon", "qwerty", "monkey", "superman", "football");
    fc.assert(
      fc.property(signs, words, signs, fc.boolean(), (before, word, after, upper) =>
        isCommonPassword(before + (upper ? word.toUpperCase() : word) + after),
      ),
      inputs(1000),
    );
  });

  it("is looked for in no time, however long or odd it is", async () => {
    const odd = ["a".repeat(128), "ab".repeat(64), "!".repeat(128), "a!".repeat(64), `${"a".repeat(127)}b`];
    const took = await processorMs(() => expect(odd.filter(isCommonPassword)).toEqual([]));
    expect(took).toBeLessThan(200);
  });
});
