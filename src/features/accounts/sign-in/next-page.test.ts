import { describe, expect, it } from "vitest";
import { nextPage } from "./next-page.ts";

describe("where to go after signing in", () => {
  it("is the page that was asked for", () => {
    expect(nextPage("/cars?brand=kia&city=beirut#results")).toBe("/cars?brand=kia&city=beirut#results");
    expect(nextPage("/profile")).toBe("/profile");
    expect(nextPage("/cars?search=%2F%2Fevil.example")).toBe("/cars?search=%2F%2Fevil.example");
  });

  it.each([
    undefined,
    null,
    42,
    ["/profile"],
    "",
    "profile",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    " //evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/./\\evil.example",
    "https://evil.example",
    "http://here.invalid/profile",
    "javascript:alert(1)",
    "data:text/html,x",
    "///evil.example",
    "/login",
    "/login?next=/login",
  ])("is never another site, nor /login again: %j", (wanted) => {
    expect(nextPage(wanted)).toBe("/");
  });

  it("cannot be read as another site by the browser that follows it", () => {
    for (const wanted of [
      "/a/..//evil.example",
      "/%2f/evil.example",
      "/@evil.example",
      "/:80//x",
      "/\\\\x",
    ]) {
      expect(new URL(nextPage(wanted), "https://mishwar.example").origin).toBe("https://mishwar.example");
    }
  });
});
