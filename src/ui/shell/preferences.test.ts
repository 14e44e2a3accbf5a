import { describe, expect, it } from "vitest";
import { languageHref } from "./preferences.ts";

describe("the link to the other language", () => {
  it("keeps the page, its query and its place", () => {
    expect(languageHref("/cars?brand=kia&city=beirut#results", "ar")).toBe(
      "/cars?brand=kia&city=beirut&lang=en#results",
    );
    expect(languageHref("/", "en")).toBe("/?lang=ar");
  });

  it("is the same whether or not the address still carries a language, so that server and browser agree", () => {
    expect(languageHref("/cars?lang=en&brand=kia", "en")).toBe(languageHref("/cars?brand=kia", "en"));
  });
});
