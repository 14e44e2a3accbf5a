import { elsewhere } from "../attacks/support/elsewhere.ts";
import { isJudged, textsOfBodies } from "./support/hostile/fields.ts";
import { hostilePages, inDialogs, mailed, shownNowhere } from "./support/hostile/pages.ts";
import { namedAddresses, reflectingAddresses } from "./support/hostile/reflecting.ts";
import { refusals } from "./support/hostile/refusals.ts";
import { expectSaid, expectTold, signIn, signInBoss, test, visit, visitAll } from "./support/hostile/test.ts";
import { pieces } from "./support/hostile/texts.ts";
import { madeOfTexts, said, watch } from "./support/hostile/watch.ts";
import { expect } from "./support/test.ts";

/**
 * Every text that anybody can store or write into an address is one that has become a script somewhere, in a market of its own:
 * no page of it runs one, makes markup of one, or has to be protected from one by its policy (CSP).
 */

/** Of the addresses that lead to other sites (links-out.test.ts tries them all), one of each kind that browsers read their own way. */
const leadingAway = elsewhere.filter((one) =>
  [
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https:evil.example",
    "javascript:alert(1)",
  ].includes(one),
);

// One market for all of them.
test.describe.configure({ mode: "default" });
test.use({ language: "en", expectedErrors: /status of 4\d\d/ });

test("what is looked for is seen where a page does make markup of a text", async ({ browser, hostile }) => {
  const { url } = hostile.market;
  const context = await browser.newContext({ baseURL: url, serviceWorkers: "block" });
  const faults = await watch(context, url);
  const page = await context.newPage();
  const policy = (await page.request.get("/")).headers()["content-security-policy"] ?? "";
  // Each outside the comments of the others, and without the one that would lead away from the page.
  const body = pieces.join("<!-- -->").replace("http-equiv=refresh", "");
  const naive = `<!doctype html><title>x</title><p>${body}</p>`;
  await context.route("**/naive", (route) => route.fulfill({ contentType: "text/html", body: naive }));
  await context.route("**/naive-with-policy", (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "content-security-policy": policy },
      body: `${naive}<svg onload="alert(1)"></svg>`,
    }),
  );
  await context.route("https://evil.example/**", (route) => route.abort());
  await context.route("http://evil.example/**", (route) => route.abort());

  await page.goto("/naive", { waitUntil: "domcontentloaded" });
  await expect.poll(() => faults.join("\n")).toMatch(/a script ran on .*\/naive$/m);
  expect((await madeOfTexts(page)).length).toBeGreaterThan(0);
  await expect.poll(() => faults.join("\n")).toContain("a request to http://evil.example/");

  faults.length = 0;
  await page.goto("/naive-with-policy", { waitUntil: "domcontentloaded" });
  await expect.poll(() => faults.join("\n")).toContain("the policy of");
  expect(faults.join("\n")).not.toMatch(/a script ran on .*naive-with-policy/);
  await page.evaluate(() => setTimeout(() => alert(1)));
  await expect.poll(() => faults.join("\n")).toContain("a dialog of");
  await context.close();
});

test("every text that a call takes is stored here and shown somewhere, or judged to be none", async ({
  request,
  hostile,
}) => {
  const fields = textsOfBodies(await (await request.get("/openapi.json")).json());
  expect(fields.length).toBeGreaterThan(150);
  const { fields: stored } = hostile.texts;
  expect(fields.filter((field) => !stored.includes(field) && !isJudged(field))).toEqual([]);
  const shown = new Set([
    ...Object.values(hostilePages(hostile)).flat(2),
    ...mailed,
    ...inDialogs,
    ...shownNowhere,
  ]);
  expect(stored.filter((field) => !shown.has(field))).toEqual([]);
});

test("where something of another shape is asked for, a hostile text is refused by the name of its field", async ({
  hostile,
}) => {
  const taken: string[] = [];
  for (const { actor, call, field, body } of await refusals(hostile)) {
    const [method = "", url = ""] = call.split(" ");
    for (const piece of pieces.slice(0, 6)) {
      const answer = await actor.context.fetch(url, { method, data: body(piece) });
      const { code, errors = {} } = await answer.json();
      const names = [code, ...Object.keys(errors).map((name) => name.split(".")[0])];
      if (answer.status() === 400 && names.includes(field)) continue;
      taken.push(`${call} ${field} ${piece}: ${answer.status()} ${names}`);
    }
  }
  expect(taken).toEqual([]);
});

test("guests read hostile texts", async ({ page, hostile }) => {
  await visitAll(page, hostile, hostilePages(hostile).guest);
});

test.describe("in Arabic", () => {
  test.use({ language: "ar" });
  test("guests read hostile texts", async ({ page, hostile }) => {
    await visitAll(page, hostile, hostilePages(hostile).guestInArabic);
  });
});

for (const who of ["seller", "buyer", "dealer", "refused"] as const) {
  test(`hostile texts are read by the ${who}`, async ({ page, context, hostile }) => {
    await signIn(context, hostile[who]);
    await expectTold(hostile);
    await visitAll(page, hostile, hostilePages(hostile)[who]);
  });
}

test("administrators read hostile texts", async ({ page, context, hostile, words }) => {
  await signInBoss(context, hostile);
  await visitAll(page, hostile, hostilePages(hostile).administrator);
  // The details of a payment have no address of their own.
  const { data } = await hostile.boss.send("GET /api/admin/payments");
  const { reference } = data.find(({ id }: { id: string }) => id === hostile.refunded);
  await visit(page, `/enhanced-admin-dashboard?tab=payments&q=${reference}`);
  await page.getByRole("button", { name: words.t("payments-tab.detailsOf", { reference }) }).click();
  await expectSaid(page, hostile, inDialogs);
});

test("mails are made of hostile texts, and show them", async ({ page, request, hostile }) => {
  const found = new Set<string>();
  const read = new Set<string>();
  // Jobs send them, one after the other.
  await expect
    .poll(
      async () => {
        const answer = await request.get("/dev/mail", { headers: { accept: "application/json" } });
        const mails: { html: string; subject: string; to: string }[] = await answer.json();
        for (const { html, subject, to } of mails) {
          if (read.has(html)) continue;
          read.add(html);
          // What a user typed is no subject of a mail, but of those to the market itself.
          const typed = hostile.texts.saidBy(subject).filter((field) => !field.includes(" /api/admin/"));
          if (to !== "support@example.com") expect(typed, subject).toEqual([]);
          await page.setContent(html);
          expect(await madeOfTexts(page)).toEqual([]);
          for (const field of hostile.texts.saidBy(await said(page))) found.add(field);
        }
        return mailed.filter((field) => !found.has(field));
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
});

test("addresses of guests' pages with hostile parameters", async ({ page }) => {
  for (const address of [...reflectingAddresses(["guest"]), ...namedAddresses]) await visit(page, address);
});

test("addresses of users' pages with hostile parameters", async ({ page, context, hostile }) => {
  await signIn(context, hostile.seller);
  for (const address of reflectingAddresses(["seller", "buyer", "dealer"])) await visit(page, address);
  for (const target of leadingAway) {
    await visit(page, `/login?next=${encodeURIComponent(target)}`);
    expect(new URL(page.url()).origin).toBe(hostile.market.url);
  }
});

test("the page that stands in without a network leads to no other site", async ({ page, hostile }) => {
  for (const target of leadingAway) {
    await page.goto(`/offline?to=${encodeURIComponent(target)}`, { waitUntil: "commit" });
    await page.waitForURL((url) => url.pathname !== "/offline", { waitUntil: "domcontentloaded" });
    expect(new URL(page.url()).origin, target).toBe(hostile.market.url);
    // What it has led to is still on its way.
    await expect(page.locator("html"), target).toHaveAttribute("data-ready", /\//);
  }
});

test("addresses of the administration with hostile parameters", async ({ page, context, hostile }) => {
  await signInBoss(context, hostile);
  for (const address of reflectingAddresses(["administrator"])) await visit(page, address);
});
