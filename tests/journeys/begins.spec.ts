import { expect, open, phone, test } from "./support/test.ts";

test.use({ ...phone });

test("pages for guests begin without a formatter of the browser, the first of which costs a phone 90 ms", async ({
  page,
  api,
}) => {
  const { data } = await api("GET /api/cars", { query: { limit: 1 } });
  const showrooms = await api("GET /api/dealers");
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(globalThis, { made });
    for (const name of [
      "NumberFormat",
      "DateTimeFormat",
      "RelativeTimeFormat",
      "ListFormat",
      "Collator",
    ] as const) {
      const Formatter = Intl[name] as new (...values: unknown[]) => object;
      const construct = (_: unknown, values: unknown[]) => {
        made.push(`${name} ${JSON.stringify(values)}`);
        return new Formatter(...values);
      };
      const apply = (_: unknown, __: unknown, values: unknown[]) => construct(_, values);
      Object.assign(Intl, { [name]: new Proxy(Formatter, { construct, apply }) });
    }
    const { localeCompare } = String.prototype;
    String.prototype.localeCompare = function (this: string, ...values: [string]) {
      made.push("localeCompare");
      return localeCompare.apply(this, values);
    };
  });
  for (const path of [
    ...["/", "/cars", "/motorcycles", `/cars/${data[0]?.id}`, `/dealers/${showrooms.data[0]?.slug}`],
    ...["/dealers", "/add-car", "/favorites", "/recent", "/subscriptions", "/dealership-registration"],
    ...["/seo/cars", "/value", "/about", "/contact", "/login"],
  ]) {
    await open(page, path);
    expect(await page.evaluate(() => (globalThis as unknown as { made: string[] }).made), path).toEqual([]);
  }
});
