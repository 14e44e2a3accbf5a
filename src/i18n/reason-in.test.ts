import { expect, it } from "vitest";
import { usualReasons as ar } from "./messages/usual-reasons.ar.ts";
import { usualReasons as en } from "./messages/usual-reasons.en.ts";
import { reasonIn } from "./reason-in.ts";

it("says a usual reason in the reader's language, whichever it was chosen in", () => {
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    for (const chosen of [en[key], ar[key]]) {
      expect([reasonIn("en", chosen), reasonIn("ar", chosen)]).toEqual([en[key], ar[key]]);
    }
  }
});

it("leaves what was written by hand as it is, and nothing nothing", () => {
  expect(reasonIn("ar", `${en.nameDiffers} Again.`)).toBe(`${en.nameDiffers} Again.`);
  expect(reasonIn("en", "constructor")).toBe("constructor");
  expect(reasonIn("en", null)).toBeNull();
});
