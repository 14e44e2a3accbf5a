import { expect, test } from "vitest";
import { refOf, serialOf } from "./ref.ts";

test("a short number has a check digit, and is read however it is written", () => {
  // 7992739871 and its digit 3 are the usual example of Luhn's rule.
  expect(refOf(799_273_987)).toMatch(/^799273987\d$/);
  const ref = refOf(100_000);
  expect(ref).toBe("1000009");
  for (const written of [ref, `#${ref}`, ` ${ref} `, "١٠٠٠٠٠٩"]) expect(serialOf(written)).toBe(100_000);
});

test("one wrong digit, or two exchanged ones, are no short number", () => {
  const ref = refOf(123_457);
  for (let at = 0; at < ref.length; at++) {
    for (let digit = 0; digit < 10; digit++) {
      const wrong = ref.slice(0, at) + digit + ref.slice(at + 1);
      if (wrong !== ref) expect(serialOf(wrong)).toBeUndefined();
    }
    const [one = "", other = ""] = ref.slice(at, at + 2);
    const exchanged = ref.slice(0, at) + other + one + ref.slice(at + 2);
    // Luhn's rule does not see 09 and 90.
    if (other && one !== other && one + other !== "09" && one + other !== "90")
      expect(serialOf(exchanged)).toBeUndefined();
  }
});

test.each(["", "12", "100000", "abc1000009", "1000009 corolla", "99999999999999999999", "-1000009"])(
  "%j is none",
  (written) => expect(serialOf(written)).toBeUndefined(),
);
