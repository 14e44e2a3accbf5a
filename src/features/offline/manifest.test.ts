import { expect, it } from "vitest";
import { testApp } from "../../../tests/support/app.ts";

const { app } = await testApp();
const manifest = (query = "", headers = {}) => app.inject({ url: `/app.webmanifest${query}`, headers });

it("is an app in the page's language, by the name of the settings", async () => {
  const arabic = await manifest("?lang=ar");
  expect(arabic.headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
  expect(arabic.json()).toMatchObject({
    short_name: "مشوار",
    lang: "ar",
    dir: "rtl",
    start_url: "/?lang=ar",
    display: "standalone",
  });
  expect((await manifest("?lang=en")).json()).toMatchObject({
    short_name: "Mishwar",
    lang: "en",
    dir: "ltr",
  });
});

it("keeps one identity in both languages: changing the language installs no second app", async () => {
  const ids = [await manifest("?lang=ar"), await manifest("?lang=en")].map((answer) => answer.json().id);
  expect(ids).toEqual(["/", "/"]);
});

it.each(["?lang=fr", "?lang=ar&lang=en", "?lang[]=ar", "?lang=%00", ""])(
  "is the visitor's own language where %j names none",
  async (query) => {
    const answer = await manifest(query, { cookie: "language=en" });
    expect([answer.statusCode, answer.json().lang]).toEqual([200, "en"]);
  },
);
