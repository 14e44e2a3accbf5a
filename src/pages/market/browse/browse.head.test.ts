import { beforeAll, expect, it } from "vitest";
import type { Search } from "#features/search/address/read-search.ts";
import type { Language } from "#i18n/language.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import type { Translate } from "#i18n/translate.ts";
import { wordingOf } from "#i18n/wording.ts";
import { headOf } from "./browse.head.ts";

let translate: Record<Language, Translate>;
beforeAll(async () => {
  translate = await loadServerMessages();
});

function head(language: Language, search: Search, title = "Kia Rio", more: object = {}) {
  const name = (_kind: string, slug: string) => slug;
  const words = wordingOf({ messages: { language, t: translate[language], name }, now: new Date(0) });
  const page = { publicUrl: "https://market.example", siteName: "Mishwar" };
  const listing = { id: "1", title, photos: [] };
  const results = {
    list: { count: 1, cards: [listing] },
    total: 1,
    page: 1,
    totalPages: 1,
    ...more,
  } as never;
  return headOf(page, words, search, { vehicleType: "car", results, models: {} });
}
const robots = (search: Search) =>
  head("ar", search).meta.find((tag) => "name" in tag && tag.name === "robots");
const href = (made: ReturnType<typeof head>, which: string) =>
  made.links.find((link) => link.rel === which || ("hreflang" in link && link.hreflang === which))?.href;

it("names one address in each language, without order and layout", () => {
  const made = head("en", { brand: ["kia"], page: 2, sort: "newest", view: "list" });
  expect(href(made, "canonical")).toBe("https://market.example/cars?brand=kia&page=2&lang=en");
  expect(href(made, "ar")).toBe("https://market.example/cars?brand=kia&page=2");
  expect(href(made, "x-default")).toBe(href(made, "ar"));
  expect(href(head("ar", { brand: ["kia"], page: 2 }), "canonical")).toBe(href(made, "ar"));
});

it("is called by what its words were read as", () => {
  const understood = {
    filters: [{ filter: "brand", value: "kia", words: "kia", corrected: false }],
    text: "",
  };
  expect(head("en", { search: "kia" }, "Kia Rio", { understood }).meta[0]).toMatchObject({
    title: expect.stringContaining("kia"),
  });
  expect(head("en", { search: "kia" }).meta[0]).not.toMatchObject({ title: expect.stringContaining("kia") });
});

it("keeps words and more than two filters out of an index, but lets its links be followed", () => {
  expect(robots({})).toBeUndefined();
  expect(robots({ brand: ["kia"], city: ["tyre"] })).toBeUndefined();
  expect(robots({ brand: ["kia"], city: ["tyre"], yearMin: 2015 })).toMatchObject({
    content: "noindex, follow",
  });
  expect(robots({ search: "kia" })).toMatchObject({ content: "noindex, follow" });
});

it("shows chats a JPEG of the market in the page's language, whatever is found", () => {
  const image = (language: Language) =>
    head(language, { brand: ["kia"] }).meta.filter(
      (tag) => "property" in tag && tag.property?.startsWith("og:image"),
    );
  expect(image("en")).toEqual([
    { property: "og:image", content: "https://market.example/og/site.jpg?lang=en" },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: "Mishwar" },
  ]);
  expect(image("ar")[0]).toMatchObject({ content: "https://market.example/og/site.jpg?lang=ar" });
});

it("lets no title end the script that holds the structured data", () => {
  const scripts = head("en", {}, "</script><script>alert(1)").scripts;
  expect(scripts).toHaveLength(2);
  for (const { children } of scripts) expect(children).not.toContain("<");
});
