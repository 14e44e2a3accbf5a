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
import { expect, open, test } from "./support/test.ts";

test.use({
  viewport: { width: 1280, height: 900 },
  expectedErrors: /status of 4(00|01|03|09|23)|ERR_INTERNET_DISCONNECTED/,
});

test.describe("/login", () => {
  test("leads where its address says", async ({ page, words }) => {
    const person = await makePerson();
    await open(page, "/login?next=%2Fmotorcycles%3Fsort%3Dnewest");
    await signIn(page, words, person);
    await expect(accountButton(page, words, person)).toBeVisible();
    await expect(page).toHaveURL(/\/motorcycles\?sort=newest$/);
    await page.goto("/login?next=/cars");
    await expect(page, "for the signed-in at once").toHaveURL(/\/cars$/);
  });

  for (const trick of ["//evil.example", "/\\evil.example", "javascript:alert(1)", "https://evil.example"]) {
    test(`never leads to ${trick}`, async ({ page, words, baseURL }) => {
      const person = await makePerson();
      await open(page, `/login?next=${encodeURIComponent(trick)}`);
      await signIn(page, words, person);
      await expect(accountButton(page, words, person)).toBeVisible();
      await expect(page).toHaveURL(`${baseURL}/`);
      await page.goto(`/login?next=${encodeURIComponent(trick)}`);
      await expect(page).toHaveURL(`${baseURL}/`);
    });
  }

  test("closes to the landing page, opens for registration, and stays out of search", async ({
    page,
    words,
  }) => {
    const { t } = words;
    await open(page, "/login?mode=register");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/$/);
    const dialog = signInDialog(page, words);
    await expect(dialog.getByRole("tab", { name: t("accounts.register") })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe("a refusal", () => {
  test("is said once to eyes, until the next try, and to ears by the field", async ({ page, words }) => {
    const { t } = words;
    await open(page, "/login");
    const dialog = signInDialog(page, words);
    await signIn(page, words, stranger());
    const wrong = t("errors.auth.wrong_credentials");
    const said = page.locator("[data-sonner-toast]");
    await expect(said).toHaveText(`${t("accounts.signInFailed")}${wrong}`);
    await expect(dialog.getByRole("alert"), "for ears").toHaveClass("sr");
    await expect(passwordField(dialog, words)).toBeFocused();
    await expect(passwordField(dialog, words)).toHaveAccessibleDescription(wrong);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(said).toHaveCount(0);
  });

  test("of a suspended account gives reason and end; its end lets in again", async ({ page, words }) => {
    const { t } = words;
    const person = await makePerson();
    await changePerson(
      person,
      "user_status = 'suspended', suspension_reason = 'Sold the same car twice', suspended_until = now() + interval '1 day'",
    );
    await open(page, "/login");
    await signIn(page, words, person);
    const alert = signInDialog(page, words).getByRole("alert");
    await expect(alert).toContainText(t("errors.auth.suspended"));
    await expect(alert).toContainText("Sold the same car twice");
    await changePerson(person, "suspended_until = now() - interval '1 minute'");
    await signIn(page, words, person);
    await expect(accountButton(page, words, person)).toBeVisible();
  });

  test("of fields stands under them, in focus, with all that was typed", async ({ page, words }) => {
    const { t } = words;
    const known = await makePerson();
    await open(page, "/login?mode=register");
    const dialog = signInDialog(page, words);
    const send = dialog.getByRole("button", { name: t("accounts.createAccount") });
    await send.click();
    await expect(field(dialog, t("accounts.firstName"))).toBeFocused();
    await expect(dialog.getByText(t("errors.field.required"))).toHaveCount(5);
    await field(dialog, t("accounts.firstName")).fill("a".repeat(51));
    await field(dialog, t("accounts.lastName")).fill("Haddad");
    await field(dialog, t("accounts.email")).fill(known.email.toUpperCase());
    await passwordField(dialog, words).fill("short");
    await dialog.getByLabel(t("accounts.confirmPassword")).fill("other");
    await send.click();
    for (const said of ["first_name_too_long", "password_weak", "passwords_differ"] as const) {
      await expect(dialog.getByText(t(`errors.field.${said}`), { exact: true })).toBeVisible();
    }
    await field(dialog, t("accounts.firstName")).fill("Rana");
    await passwordField(dialog, words).fill(known.password);
    await dialog.getByLabel(t("accounts.confirmPassword")).fill(known.password);
    await send.click();
    const email = field(dialog, t("accounts.email"));
    await expect(email).toHaveAccessibleDescription(t("errors.field.email_taken"));
    await expect(email).toBeFocused();
    await expect(email).toHaveValue(known.email.toUpperCase());
    await expect(passwordField(dialog, words)).toHaveValue(known.password);
  });

  test("for want of a network says so, and the next try goes through, once", async ({ page, words }) => {
    const { t } = words;
    const person = await makePerson();
    await open(page, "/login");
    await page.route("**/api/auth/login", (route) => route.abort("internetdisconnected"), { times: 1 });
    await signIn(page, words, person);
    const dialog = signInDialog(page, words);
    await expect(dialog.getByRole("alert")).toContainText(t("common.offline"));
    await expect(passwordField(dialog, words)).toHaveValue(person.password);

    const sent: string[] = [];
    page.on("request", (request) => request.url().endsWith("/api/auth/login") && sent.push(request.url()));
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/api/auth/login", async (route) => {
      await held;
      await route.continue();
    });
    const button = dialog.getByRole("button", { name: t("accounts.signIn"), exact: true });
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await button.click({ force: true });
    await passwordField(dialog, words).press("Enter");
    letThrough();
    await expect(accountButton(page, words, person)).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

test("who comes back within the grace of a deletion is told that it is called off", async ({
  page,
  words,
}) => {
  const person = await makePerson();
  await changePerson(person, "deletion_requested_at = now()");
  await open(page, "/login");
  await signIn(page, words, person);
  await expect(page.getByText(words.t("accounts.welcomeBackText"))).toBeVisible();
});
