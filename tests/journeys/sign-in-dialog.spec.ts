import {
  accountButton,
  changePerson,
  field,
  makePerson,
  passwordField,
  signIn,
  signInDialog,
  stranger,
} from "./support/accounts.ts";
import { listingWhere } from "./support/market.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";

const desktop = { viewport: { width: 1280, height: 900 } };

test("says what it is for, and one word on one password", async ({ page, words, api }) => {
  const { t } = words;
  const { id } = await listingWhere(api, () => true);
  await open(page, `/cars/${id}`);
  const write = t("detail.contactMessage", { site: t("common.siteName") });
  await page.getByRole("button", { name: write }).click();
  const dialog = signInDialog(page, words);
  await expect(dialog.getByText(t("accounts.toMessage"))).toBeVisible();
  await dialog.getByRole("tab", { name: t("accounts.register") }).click();
  const part = dialog.getByRole("tabpanel", { name: t("accounts.register") });
  await passwordField(part, words).fill("only-lower-case");
  await expect(part.getByText(t("accounts.strengthGood"), { exact: true })).toBeVisible();
  await part.getByRole("button", { name: t("accounts.createAccount") }).click();
  await expect(part.getByText(t("accounts.strengthGood"), { exact: true })).toBeHidden();
});

test.describe("by keyboard", () => {
  test.use(desktop);

  test("the dialog takes the focus, keeps it, and gives it back", async ({ page, words }) => {
    const { t } = words;
    await open(page, "/cars");
    const button = page.getByRole("banner").getByRole("button", { name: t("common.signIn"), exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    const dialog = signInDialog(page, words);
    await expect(field(dialog, t("accounts.email"))).toBeFocused();
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      await expect(dialog.locator(":focus")).toHaveCount(1);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("the tabs turn with the arrows, and clear what was typed", async ({ page, words }) => {
    const { t } = words;
    await open(page, "/login");
    const dialog = signInDialog(page, words);
    await field(dialog, t("accounts.email")).fill("rana@example.com");
    await passwordField(dialog, words).fill("something");
    await dialog.getByRole("tab", { name: t("accounts.signIn") }).focus();
    // From right to left the next tab is on the left.
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("tab", { name: t("accounts.register") })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    // For a moment the part that one leaves is there beside the next.
    const part = (name: string) => dialog.getByRole("tabpanel", { name });
    await expect(field(part(t("accounts.register")), t("accounts.email"))).toHaveValue("");
    await dialog.getByRole("tab", { name: t("accounts.signIn") }).click();
    await expect(field(part(t("accounts.signIn")), t("accounts.email"))).toHaveValue("");
    await expect(passwordField(part(t("accounts.signIn")), words)).toHaveValue("");
  });

  test("a press beside the dialog throws nothing away; a password can be shown", async ({ page, words }) => {
    const { t } = words;
    await open(page, "/login");
    const dialog = signInDialog(page, words);
    await passwordField(dialog, words).fill("something");
    await page.mouse.click(20, 450);
    await expect(passwordField(dialog, words)).toHaveValue("something");
    await expect(passwordField(dialog, words)).toHaveAttribute("type", "password");
    await dialog.getByRole("button", { name: t("accounts.showPassword") }).click();
    await expect(passwordField(dialog, words)).toHaveAttribute("type", "text");
  });

  test("fields say what they are to password managers and keyboards", async ({ page, words }) => {
    const { t } = words;
    await open(page, "/login");
    const dialog = signInDialog(page, words);
    const email = field(dialog, t("accounts.email"));
    await expect(email).toHaveAttribute("autocomplete", "username");
    await expect(email).toHaveAttribute("inputmode", "email");
    await expect(email).toHaveAttribute("dir", "ltr");
    await expect(passwordField(dialog, words)).toHaveAttribute("autocomplete", "current-password");
    await dialog.getByRole("tab", { name: t("accounts.register") }).click();
    const expected = [
      [field(dialog, t("accounts.firstName")), "given-name"],
      [field(dialog, t("accounts.lastName")), "family-name"],
      [passwordField(dialog, words), "new-password"],
      [dialog.getByLabel(t("accounts.confirmPassword")), "new-password"],
      [field(dialog, t("accounts.phone")), "tel"],
    ] as const;
    for (const [input, autocomplete] of expected)
      await expect(input).toHaveAttribute("autocomplete", autocomplete);
  });
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the dialog leaves a tenth of the screen, and scrolls within", async ({ page, words }) => {
    const { t } = words;
    await open(page, "/login?mode=register");
    const dialog = signInDialog(page, words);
    await passwordField(dialog, words).fill("Jbeil-95");
    const box = await dialog.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(phone.viewport.height * 0.9);
    const send = dialog.getByRole("button", { name: t("accounts.createAccount") });
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport();
    await expect(dialog.getByRole("button", { name: t("common.close") }), "the head stays").toBeInViewport();
  });

  test("the bar at the bottom is for the signed-in, and covers neither content nor the seller", async ({
    page,
    api,
    words,
  }) => {
    const { t } = words;
    const person = await makePerson();
    const bar = page.getByRole("navigation", { name: t("signed-in.bottomBar") });
    await open(page, "/login?next=/cars");
    await expect(bar).toBeHidden();
    await signIn(page, words, person);
    await expect(bar).toBeVisible();
    await expect(bar.getByRole("link")).toHaveCount(5);
    await expect(page).toHaveURL(/\/cars$/);
    const foot = page.getByRole("contentinfo");
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const [above, below] = [await foot.boundingBox(), await bar.boundingBox()];
        return above && below ? below.y - (above.y + above.height) : Number.NaN;
      }, "the foot of the page ends above the bar")
      .toBeGreaterThanOrEqual(0);

    const car = await listingWhere(api, ({ vehicleType }) => vehicleType === "car");
    await open(page, `/cars/${car.id}`);
    await expect(page.getByRole("region", { name: t("detail.contactBar") })).toBeInViewport({ ratio: 1 });
    await expect(bar).toBeHidden();
    await expect(accountButton(page, words, person)).toBeVisible();

    await page.getByRole("button", { name: t("common.menu") }).tap();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("signed-in.signOut") })
      .tap();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText(t("signed-in.outText"))).toBeVisible();
    await expect(bar).toBeHidden();
  });
});

test.describe(() => {
  test.use({
    ...phone,
    contextOptions: { reducedMotion: "reduce" },
    expectedErrors: /status of 4(00|01)/,
  });

  test("the dialog keeps the rules, with its errors", async ({ page, words }) => {
    const { t } = words;
    await open(page, "/login");
    const dialog = signInDialog(page, words);
    await signIn(page, words, stranger());
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("tab", { name: t("accounts.register") }).tap();
    await passwordField(dialog.getByRole("tabpanel", { name: t("accounts.register") }), words).fill(
      "Jbeil-95",
    );
    await dialog.getByRole("button", { name: t("accounts.createAccount") }).tap();
    await expect(page.getByText(t("errors.field.password_weak"))).toBeVisible();
    await expectAccessible(page);
  });

  test("the frame of the signed-in keeps the rules", async ({ page, words }) => {
    const person = await makePerson();
    await changePerson(person, "is_email_verified = false");
    // A page with little of its own.
    await open(page, "/login?next=/forgot-password");
    await signIn(page, words, person);
    await expect(page).toHaveURL(/\/forgot-password$/);
    await expect(page.getByText(words.t("accounts.signedInText"))).toBeVisible();
    await expectAccessible(page);
    await accountButton(page, words, person).tap();
    await expect(page.getByRole("menu")).toBeVisible();
    await expectAccessible(page);
  });
});
