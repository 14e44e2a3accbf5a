import { makePerson, passwordField, signInDialog } from "./support/accounts.ts";
import { makeAdministrator } from "./support/administrators.ts";
import { expectReadingOrder, tabTo } from "./support/keyboard.ts";
import { apiOver } from "./support/market.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, open, test } from "./support/test.ts";
import { makeWaiting, wordOf } from "./support/waiting.ts";

/** No mouse is near: where the focus is can be seen at every stop (see tabTo). */
test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

test("from a search to a car, saved, and to a message to its seller", { tag: "@english" }, async ({
  language,
  page,
  words,
}) => {
  const { t, name } = words;
  const person = await makePerson();
  await open(page, "/cars");
  const header = await tabTo(page, page.getByRole("combobox", { name: t("browse.search") }));
  expectReadingOrder(
    header.filter(({ inHeader }) => inHeader),
    language === "ar" ? "rtl" : "ltr",
  );
  await page.keyboard.type(name("brand", "toyota"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&](search|brand)=/);
  const car = page.getByRole("article").first().getByRole("link");
  await expect(car).toBeVisible();
  await tabTo(page, car);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const heart = page.getByRole("main").locator("button[aria-pressed]").first();
  await tabTo(page, heart);
  await page.keyboard.press("Space");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(heart).toBeFocused();

  await tabTo(
    page,
    page.getByRole("button", { name: t("detail.contactMessage", { site: t("common.siteName") }) }),
  );
  await page.keyboard.press("Enter");
  const dialog = signInDialog(page, words);
  await expect(dialog.locator("input[type=email]")).toBeFocused();
  await page.keyboard.type(person.email);
  await tabTo(page, passwordField(dialog, words));
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/messages\?car=/);

  const field = page.getByRole("textbox", { name: t("conversations.field") });
  await expect(field).toBeVisible();
  if (!(await field.evaluate((element) => element === document.activeElement))) await tabTo(page, field);
  await page.keyboard.type("Salam");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log").getByRole("listitem").filter({ hasText: "Salam" })).toHaveCount(1);
  expect((await apiOver(page.request)("GET /api/favorites/ids")).ids).toHaveLength(1);
});

test.describe("who sells", () => {
  test.use({ language: "en" });

  test("lists a car", async ({ page, words }) => {
    const { t, name } = words;
    await somebodySignedIn(page.request);
    await open(page, "/add-car");
    const field = (label: string) => page.getByLabel(new RegExp(`^${label.replace(/[()]/g, "\\$&")}`));
    for (const [label, text] of [
      [t("listing-fields.title"), "Toyota Corolla, by keyboard"],
      [t("listing-fields.brand"), name("brand", "toyota")],
      [t("listing-fields.model"), "Corolla"],
      [t("listing-fields.year"), "2019"],
      [t("listing-fields.price"), "14800"],
      [t("listing-fields.mileageAsked"), "86000"],
      [t("listing-fields.city"), name("place", "jounieh")],
    ] as const) {
      await tabTo(page, field(label));
      if (text === "Corolla")
        await expect(field(label).locator('option[value="corolla"]'), "the models are there").toBeAttached();
      await page.keyboard.type(text);
    }
    await expect(field(t("listing-fields.model"))).toHaveValue("corolla");
    await expect(field(t("listing-fields.city"))).toHaveValue("jounieh");
    for (const key of ["selling.publish", "selling.doubtSend"] as const) {
      const button = page.getByRole("button", { name: t(key), exact: true });
      await expect(button).toBeVisible();
      await tabTo(page, button);
      await page.keyboard.press("Enter");
    }
    await expect(page).toHaveURL(/\/user-dashboard\?tab=cars$/);
    await expect(
      page.getByRole("main").getByText("Toyota Corolla, by keyboard", { exact: true }),
    ).toBeVisible();
  });
});

test.describe("who administers", () => {
  test.use({ language: "ar" });

  test("signs in, goes to the queue and approves a listing", async ({ page, words: { t } }) => {
    const word = wordOf("Tasten");
    await makeWaiting(1, word);
    const { username, password } = await makeAdministrator("content_admin");
    await open(page, "/admin-login");
    const user = page.getByLabel(t("admin.username"), { exact: true });
    if (!(await user.evaluate((element) => element === document.activeElement))) await tabTo(page, user);
    await page.keyboard.type(username);
    await tabTo(page, page.getByLabel(t("admin.password"), { exact: true }));
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: t("admin.tabOverview") })).toBeVisible();
    await tabTo(page, page.getByRole("link", { name: t("admin.tabReview"), exact: true }));

    await open(page, `/enhanced-admin-dashboard?tab=review&q=${word}`);
    const approve = page
      .getByRole("article")
      .getByRole("button", { name: new RegExp(t("moderation.approve")) });
    await expect(approve).toBeVisible();
    await tabTo(page, approve);
    await page.keyboard.press("Enter");
    await expect(
      page.getByText(t("moderation.saidApproved", { title: `\u2068${word} 1\u2069` })),
    ).toBeVisible();
    await expect(page.getByText(t("moderation.emptyFilter"))).toBeVisible();
  });
});

test("from the top of the cars one step skips the filters, and a slash begins a search", {
  tag: "@english",
}, async ({ page, words }) => {
  const { t } = words;
  await open(page, "/cars");
  const skip = page.getByRole("link", { name: t("browse.skipToResults") });
  await page.getByRole("link", { name: t("common.skip") }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#results")).toBeFocused();

  const box = page.getByRole("combobox", { name: t("browse.search") });
  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  await page.keyboard.type("kia/rio");
  await expect(box).toHaveValue("kia/rio");

  // The title of the tab says what the words were read as, like the heading.
  await box.fill("corolla");
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText(words.name("brand", "toyota"));
  // Until the names of the models are there, a model is called by its slug.
  await expect(heading).not.toContainText("corolla");
  const said = await heading.evaluate((one) => one.firstChild?.textContent);
  await expect(page).toHaveTitle(`${said} · ${t("common.siteName")}`);
  await open(page, "/cars?search=corolla");
  await expect(page).toHaveTitle(`${said} · ${t("common.siteName")}`);
});
