import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { formatDay } from "#i18n/format.ts";
import { readablePhone } from "#text/phone-links.ts";
import { accountButton, changePerson, field, makePerson, signInDialog } from "./support/accounts.ts";
import { idsFromMarket } from "./support/market.ts";
import { signInAs } from "./support/signed-in.ts";
import { expect, expectAccessible, open, reload, test } from "./support/test.ts";
import { testGateway } from "./support/test-gateway.ts";
import type { Words } from "./support/words.ts";

/** A number that no other journey has; what ends in 9999 has no WhatsApp at the test gateway. */
const newNumber = (end = String(randomInt(9000)).padStart(4, "0")) =>
  `+96176${String(randomInt(100)).padStart(2, "0")}${end}`;

/** The newest code that a number got by one way. */
async function codeTo(phone: string, by: "whatsapp" | "sms"): Promise<string> {
  let code = "";
  await expect
    .poll(
      async () => {
        const messages = await testGateway.messages();
        const message = messages.find(({ to, channel }) => to === phone && channel === by);
        code = /\d{6}/.exec(message?.text ?? "")?.[0] ?? "";
        return code;
      },
      { message: `a code to ${phone} by ${by}`, timeout: 20_000 },
    )
    .not.toBe("");
  return code;
}

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const openCodes = async (page: Page, words: Words) => {
  await page
    .getByRole("banner")
    .getByRole("button", { name: words.t("common.signIn"), exact: true })
    .click();
  const dialog = signInDialog(page, words);
  await dialog.getByRole("button", { name: words.t("accounts.byCode") }).click();
  return dialog;
};
/** What a browser says on its own about a call that was refused. */
const refusedCall = /Failed to load resource: the server responded with a status of (400|403)/;

test("a seller confirms the number of the profile @english", async ({ page, words, language }) => {
  const { t } = words;
  const phone = newNumber();
  const person = await makePerson();
  await changePerson(person, `phone = '${phone}'`);
  await signInAs(page.request, person);
  await open(page, "/profile");
  await page.getByRole("button", { name: t("profile.phoneConfirm") }).click();
  const dialog = page.getByRole("dialog", { name: t("accounts.confirmTitle") });
  await expect(dialog.getByText(readablePhone(phone))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: t("accounts.codeByWhatsapp") }).click();
  const code = field(dialog, t("accounts.code"));
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(code).toHaveAttribute("inputmode", "numeric");
  // Another one only after a while.
  await expect(dialog.getByRole("button", { name: t("accounts.codeBySms") })).toBeDisabled();
  await expectAccessible(page);
  await code.fill(await codeTo(phone, "whatsapp"));
  await dialog.getByRole("button", { name: t("accounts.confirmSubmit") }).click();
  await expect(page.getByText(t("accounts.confirmed"), { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  const own = page.locator(".field").filter({ has: field(page, t("accounts.phone")) });
  await expect(own.getByText(t("profile.phoneConfirmed"), { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: t("profile.phoneConfirm") })).toBeHidden();
  // Another account shows to hold it too: it is asked for here again.
  const other = await makePerson();
  const claim =
    "insert into phone_claims (phone, user_id, proved_at) select $1, id, now() from users where email = $2 returning user_id as id";
  expect(await idsFromMarket(claim, [phone, other.email])).toHaveLength(1);
  await reload(page);
  const until = formatDay(language, new Date(Date.now() + 7 * 86_400_000));
  await expect(own.getByText(t("profile.phoneClaimed", { day: until }))).toBeVisible();
  await expect(page.getByRole("button", { name: t("profile.phoneConfirm") })).toBeVisible();
  await expectAccessible(page);
  // Another number is one that is not confirmed.
  await field(page, t("accounts.phone")).fill(newNumber());
  await expect(own.getByText(t("profile.phoneConfirmed"), { exact: true })).toBeHidden();
});

test.describe("signing in by a code", () => {
  test.use({ expectedErrors: refusedCall });

  test("takes the right one alone @english", async ({ page, words }) => {
    const { t } = words;
    const phone = newNumber();
    const person = await makePerson();
    await changePerson(person, `phone = '${phone}'`);
    await changePerson(person, "phone_verified_at = now(), last_login_at = now()");
    await open(page, "/");
    const dialog = await openCodes(page, words);
    await field(dialog, t("accounts.phone")).fill(readablePhone(phone));
    await expectAccessible(page);
    await dialog.getByRole("button", { name: t("accounts.codeByWhatsapp") }).click();
    const code = await codeTo(phone, "whatsapp");
    const typed = field(dialog, t("accounts.code"));
    const signIn = dialog.getByRole("button", { name: t("accounts.signIn"), exact: true });
    await typed.fill("12");
    await signIn.click();
    await expect(dialog.getByText(t("errors.field.code"))).toBeVisible();
    await typed.fill(wrongFor(code));
    await signIn.click();
    await expect(dialog.getByText(t("errors.field.code_wrong"))).toBeVisible();
    await typed.fill(code);
    await signIn.click();
    await expect(dialog).toBeHidden();
    await expect(accountButton(page, words, person)).toBeVisible();
  });

  test("goes by SMS where the number has no WhatsApp, and needs the password after a long rest", async ({
    page,
    words,
  }) => {
    const { t } = words;
    const phone = newNumber("9999");
    const person = await makePerson();
    await changePerson(person, `phone = '${phone}'`);
    await changePerson(person, "phone_verified_at = now(), last_login_at = now() - interval '91 days'");
    await open(page, "/");
    const dialog = await openCodes(page, words);
    await field(dialog, t("accounts.phone")).fill(phone);
    await dialog.getByRole("button", { name: t("accounts.codeByWhatsapp") }).click();
    await field(dialog, t("accounts.code")).fill(await codeTo(phone, "sms"));
    await dialog.getByRole("button", { name: t("accounts.signIn"), exact: true }).click();
    await expect(page.getByText(t("errors.phone.password_needed")).first()).toBeAttached();
    await dialog.getByRole("button", { name: t("accounts.codeBack") }).click();
    await expect(field(dialog, t("accounts.email"))).toBeVisible();
  });

  test("says the same of a number that no account has confirmed", async ({ page, words }) => {
    const { t } = words;
    const phone = newNumber();
    await open(page, "/");
    const dialog = await openCodes(page, words);
    await field(dialog, t("accounts.phone")).fill(phone);
    await dialog.getByRole("button", { name: t("accounts.codeBySms") }).click();
    await expect(dialog.getByRole("status")).toContainText(readablePhone(phone));
    await field(dialog, t("accounts.code")).fill("123456");
    await dialog.getByRole("button", { name: t("accounts.signIn"), exact: true }).click();
    await expect(dialog.getByText(t("errors.field.code_wrong"))).toBeVisible();
    expect((await testGateway.messages()).filter(({ to }) => to === phone)).toEqual([]);
  });
});

test.describe("opening an account by a code", () => {
  test.use({ expectedErrors: /Failed to load resource: the server responded with a status of (400|409)/ });

  test("asks for a mail, not for a password, which comes later by mail @english", async ({ page, words }) => {
    const { t } = words;
    const phone = newNumber();
    const known = await makePerson();
    await open(page, "/");
    await page
      .getByRole("banner")
      .getByRole("button", { name: t("common.signIn"), exact: true })
      .click();
    const dialog = signInDialog(page, words);
    await dialog.getByRole("tab", { name: t("accounts.register") }).click();
    await dialog.getByRole("button", { name: t("accounts.registerByCode") }).click();
    await dialog.getByRole("button", { name: t("accounts.codeByWhatsapp") }).click();
    await expect(field(dialog, t("accounts.firstName"))).toBeFocused();
    await expect(field(dialog, t("accounts.firstName"))).toHaveAttribute("aria-invalid", "true");
    const person = { firstName: "Nadine", lastName: "Sayegh", email: `code-${randomInt(1e9)}@example.com` };
    await field(dialog, t("accounts.firstName")).fill(person.firstName);
    await field(dialog, t("accounts.lastName")).fill(person.lastName);
    await field(dialog, t("accounts.email")).fill(known.email);
    await field(dialog, t("accounts.phone")).fill(readablePhone(phone));
    await expectAccessible(page);
    await dialog.getByRole("button", { name: t("accounts.codeByWhatsapp") }).click();
    const code = await codeTo(phone, "whatsapp");
    const enter = async () => {
      await field(dialog, t("accounts.code")).fill(code);
      await dialog.getByRole("button", { name: t("accounts.createAccount"), exact: true }).click();
    };
    await enter();
    // A mail that is taken is corrected, and the code stays good.
    await expect(dialog.getByText(t("errors.field.email_taken"))).toBeVisible();
    await expect(field(dialog, t("accounts.firstName"))).toHaveValue(person.firstName);
    await field(dialog, t("accounts.email")).fill(person.email);
    await dialog.getByRole("button", { name: t("accounts.codeTyped") }).click();
    await enter();
    await expect(dialog).toBeHidden();
    await expect(accountButton(page, words, { ...person, password: "" })).toBeVisible();

    await open(page, "/profile?tab=security");
    await expect(page.getByRole("heading", { name: t("profile.noPasswordTitle") })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: t("profile.noPasswordLink") }).click();
    await expect(field(page, t("accounts.email"))).toHaveValue(person.email);
  });
});
