import { holdBack } from "./support/hold-back.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, phone, test, untilItAnswers } from "./support/test.ts";

test.use({ ...phone });

for (const address of ["/cars", "/user-dashboard"]) {
  test(`who reads further down ${address} is left there when scripts take the page over`, async ({
    page,
  }) => {
    await somebodySignedIn(page.request);
    const letGo = await holdBack(page, /\/assets\/entry\.client/);
    await page.goto(address);
    await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
    letGo();
    await untilItAnswers(page, "header.top button, main a");
    // What follows from taking it over has run when the browser has nothing else to do.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
    expect(await page.evaluate(() => scrollY)).toBe(500);

    // And is brought back there from another page.
    await page.evaluate(() => document.querySelector<HTMLElement>("footer a[href='/about']")?.click());
    await expect(page).toHaveURL(/\/about$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  });
}

for (const viewport of [phone.viewport, { width: 1280, height: 900 }]) {
  test(`what is drawn only when one comes near was as high before, ${viewport.width} wide`, {
    tag: "@english",
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    // Not those that other journeys list with a line or two alone.
    await page.goto("/cars?gearType=automatic");
    await untilItAnswers(page, "header.top button, main a");
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    for (let at = 0; at < before; at += viewport.height / 2) {
      await page.evaluate((top) => {
        scrollTo({ top, behavior: "instant" });
        return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }, at);
    }
    // A link that is aimed at must not have gone when the finger comes down.
    expect(Math.abs((await height()) - before)).toBeLessThan(60);
  });
}

test("the header of the signed-in has its width before the rest of the page has come", async ({ page }) => {
  await somebodySignedIn(page.request);
  await page.route("**/contact", async (route) => {
    const response = await route.fetch();
    const whole = await response.text();
    const end = whole.indexOf("</header>");
    expect(end).toBeGreaterThan(0);
    await route.fulfill({ response, body: whole.slice(0, end) });
  });
  await page.goto("/contact");
  await expect(page.getByRole("banner")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
});

test("a reload, and the way back over a place on the page and another document, lead to where one was", async ({
  page,
}) => {
  const standing = () => page.evaluate(() => scrollY);
  await page.goto("/cars");
  await untilItAnswers(page, "header.top button, main a");
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await page.reload();
  await untilItAnswers(page, "header.top button, main a");
  await expect.poll(standing).toBe(700);

  await page.evaluate(() => {
    location.hash = "main";
  });
  await expect.poll(standing).toBeLessThan(100);
  await page.goBack();
  await expect(page).toHaveURL(/\/cars$/);
  await expect.poll(standing).toBe(700);
  await expect(page.getByRole("article").first()).toBeAttached();

  await page.goto("/healthz");
  await page.goBack();
  await untilItAnswers(page, "header.top button, main a");
  await expect.poll(standing).toBe(700);
});
