import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { AdminRole } from "#features/administrators/roles.ts";
import { unsubscribeUrl } from "#features/notifications/unsubscribe/unsubscribe-token.ts";
import type { Language } from "#i18n/language.ts";
import { demoPassword, demoUsername } from "../../tools/demo/accounts.ts";
import { makePerson, type Person } from "./support/accounts.ts";
import { idsFromMarket } from "./support/market.ts";
import { signInAs } from "./support/signed-in.ts";
import { expect, expectAccessible, open, reload, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

/** The link in a mail to many that a user got: signed as the market signs it. */
async function linkOf(person: Person, language: Language, publicUrl: string): Promise<string> {
  const title = `News ${randomUUID()}`;
  const [recipientId = ""] = await idsFromMarket(
    `with message as (
      insert into bulk_messages (kind, audience, title_en, body_en, state, tested_at, total, sent, created_by, created_at, updated_at)
      select 'email', 'list', $2, 'Text', 'sent', now(), 1, 1, id, now(), now() from admin_users limit 1
      returning id
    )
    insert into bulk_recipients (message_id, user_id, outcome, at)
    select message.id, u.id, 'sent', now() from message, users u where u.email = $1
    returning id`,
    [person.email, title],
  );
  const sessionSecret = (
    await readFile(join(process.env.JOURNEY_DATA ?? "", "session-secret"), "utf8")
  ).trim();
  return unsubscribeUrl({ sessionSecret, publicUrl }, recipientId, language);
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("whoever got a mail to many leaves the list, and comes back", { tag: "@english" }, async ({
    page,
    language,
    words,
    baseURL,
  }) => {
    const { t } = words;
    await page.goto(await linkOf(await makePerson(), language, baseURL ?? ""));
    const heading = (name: string) => page.getByRole("heading", { level: 1, name });
    await expect(heading(t("unsubscribe.question"))).toBeVisible();
    await page.getByRole("button", { name: t("unsubscribe.yes") }).click();
    await expect(heading(t("unsubscribe.doneTitle"))).toBeVisible();
    await page.getByRole("button", { name: t("unsubscribe.undo") }).click();
    await expect(heading(t("unsubscribe.backTitle"))).toBeVisible();
  });
});

test("the page of the link is accessible, and the choices of what one is told have the same", async ({
  page,
  language,
  words,
  baseURL,
}) => {
  const { t } = words;
  const person = await makePerson();
  const link = await linkOf(person, language, baseURL ?? "");
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole("button", { name: t("unsubscribe.yes") }).click();
  await expect(page.getByRole("heading", { name: t("unsubscribe.doneTitle") })).toBeVisible();

  await signInAs(page.request, person);
  await open(page, "/profile?tab=notifications");
  const news = { kind: t("notice-choices.news"), way: t("notice-choices.mail") };
  const choice = page.getByRole("checkbox", { name: `${news.kind}: ${news.way}` });
  await expect(choice).not.toBeChecked();
  // Not check(): what is chosen is drawn a moment after the press.
  await choice.click({ force: true });
  await expect(page.getByText(t("notice-choices.nowOn", news), { exact: true })).toBeVisible();
  await reload(page);
  await expect(choice).toBeChecked();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: t("unsubscribe.question") })).toBeVisible();
});

test("the hero leads dealerships to their application", async ({ page, words }) => {
  const { t } = words;
  await open(page, "/");
  await page.getByRole("link", { name: t("home.heroDealers"), exact: true }).click();
  await expect(page).toHaveURL(/\/dealership-registration/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

async function enter(page: Page, { t }: Words, role: AdminRole): Promise<void> {
  await open(page, "/admin-login");
  await page.getByLabel(t("admin.username"), { exact: true }).fill(demoUsername(role));
  await page.getByLabel(t("admin.password"), { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: t("admin.signIn"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("admin.tabOverview") })).toBeVisible();
}

test.describe("in the administration", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("the menu says how much waits; the log says what was done, in words", async ({ page, words }) => {
    const { t } = words;
    await idsFromMarket(
      `insert into dealer_applications (user_id, dealership_name, dealership_license, dealership_address,
            dealership_city, dealership_phone, dealership_email, years_in_business, specialization, description, language, created_at)
          select id, 'Waiting Motors', upper(left(id::text, 8)), 'Dora highway, beside the bridge', 'metn', '+9611234567', email,
            '7', 'used_cars', 'A dealership that waits to be looked at.', 'ar', now() from users where email = $1 returning id`,
      [(await makePerson()).email],
    );
    await enter(page, words, "super_admin");
    const dealers = page.getByRole("link", { name: t("admin.tabDealers"), exact: true });
    await expect(dealers).toHaveAccessibleDescription(/\p{Nd}|واحد|اثنان/u);
    await expect(dealers.locator(".n")).toHaveText(/^\p{Nd}+\+?$/u);

    await page.getByRole("link", { name: t("admin.tabActivity"), exact: true }).click();
    const signedIn = t("activity-words.admin.signed_in");
    await expect(page.getByRole("cell", { name: signedIn, exact: true }).first()).toBeVisible();
    await page.getByLabel(t("activity-tab.action"), { exact: true }).selectOption({ label: signedIn });
    await expect(page).toHaveURL(/action=admin\.signed_in/);
    await expect(page.getByRole("main")).not.toContainText("admin.signed_in");
    const details = page.getByRole("button", { name: t("activity-tab.changesOf", { action: signedIn }) });
    await details.first().click();
    await expect(page.getByRole("dialog")).toContainText(signedIn);
  });
});
