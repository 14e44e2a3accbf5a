import type { Page } from "@playwright/test";
import type { AdminRole } from "#features/administrators/roles.ts";
import { demoPassword, demoUsername } from "../../tools/demo/accounts.ts";
import { makePerson } from "./support/accounts.ts";
import { idsFromMarket } from "./support/market.ts";
import { signInAs } from "./support/signed-in.ts";
import { expect, expectAccessible, open, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

test.use({ viewport: { width: 1280, height: 900 }, expectedErrors: /status of 4(00|01|04|09)/ });

async function enter(page: Page, { t }: Words, role: AdminRole, tab: string) {
  await open(page, `/admin-login?next=${encodeURIComponent(`/enhanced-admin-dashboard?tab=${tab}`)}`);
  await page.getByLabel(t("admin.username"), { exact: true }).fill(demoUsername(role));
  await page.getByLabel(t("admin.password"), { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: t("admin.signIn"), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`tab=${tab}`));
}

test("who looks after users suspends one, who is out at once, and lets that one in again", async ({
  page,
  playwright,
  baseURL,
  words,
}) => {
  // Three screens and a dialog, looked at by axe in both themes.
  test.slow();
  const { t } = words;
  const person = await makePerson();
  const theirs = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  await signInAs(theirs, person);
  expect((await theirs.get("/api/auth/user")).status()).toBe(200);
  await enter(page, words, "user_admin", "users");
  await page.getByRole("searchbox").fill(person.email);
  const row = page.getByRole("row").filter({ hasText: person.email });
  await expect(row).toHaveCount(1);
  await expect(page).toHaveURL(/q=/);
  const name = "Rana Haddad";
  await row.getByRole("button", { name: t("users-tab.suspendOf", { name }) }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: t("users-tab.suspend"), exact: true }).click();
  await expect(question.getByText(t("kit.reasonShort", { count: 3 }))).toBeVisible();
  await question.getByRole("button", { name: t("usual-reasons.sameAgain") }).click();
  await expectAccessible(page);
  await question.getByRole("button", { name: t("users-tab.suspend"), exact: true }).click();
  await expect(question).toBeHidden();
  await expect(row.getByRole("button", { name: t("users-tab.activateOf", { name }) })).toBeVisible();
  expect((await theirs.get("/api/auth/user")).status()).toBe(401);

  await row.getByRole("button", { name: t("users-tab.openOf", { name }) }).click();
  await expect(page).toHaveURL(/user=/);
  await expect(page.getByRole("heading", { name: t("users-tab.history") })).toBeVisible();
  await expect(page.getByText("Nour Chahine").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: t("users-tab.payments") })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: t("users-tab.activateOf", { name }) }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("users-tab.activate"), exact: true })
    .click();
  await expect(page.getByRole("button", { name: t("users-tab.suspendOf", { name }) })).toBeVisible();
  await signInAs(theirs, person);
  expect((await theirs.get("/api/auth/user")).status()).toBe(200);
  await page.getByRole("button", { name: t("users-tab.back") }).click();
  await expect(page.getByRole("searchbox")).toHaveValue(person.email);
  await theirs.dispose();
});

test("the general manager sees every section of settings, the administrators and the log", async ({
  page,
  words,
}) => {
  test.slow();
  const { t } = words;
  await enter(page, words, "super_admin", "settings");
  const security = page.getByRole("region", { name: t("settings-tab.security") });
  await expect(security).toBeVisible();
  await security.getByLabel(t("settings-tab.maxLoginAttempts")).fill("99");
  await page.getByRole("link", { name: t("admin.tabActivity") }).click();
  const leave = page.getByRole("alertdialog");
  await leave.getByRole("button", { name: t("settings-tab.stay") }).click();
  await security.getByRole("button", { name: t("settings-tab.save") }).click();
  await expect(security.getByLabel(t("settings-tab.maxLoginAttempts"))).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await security.getByRole("button", { name: t("settings-tab.undo") }).click();
  await page.getByRole("link", { name: t("admin.tabAdministrators") }).click();
  await expect(page.getByText("Nour Chahine").first()).toBeVisible();
  await page.getByRole("link", { name: t("admin.tabActivity") }).click();
  await page.getByLabel(t("activity-tab.action"), { exact: true }).selectOption("admin.signed_in");
  await expect(page).toHaveURL(/action=admin.signed_in/);
  await expect(page.getByRole("row").filter({ hasText: "Maya Saadeh" }).first()).toBeVisible();
});

test("several are suspended in one call; who is gone or banned is told of", async ({ page, words }) => {
  const { t } = words;
  const people = [await makePerson(), await makePerson()];
  const emails = people.map(({ email }) => email);
  await idsFromMarket(
    "update users set city = 'rashaya', user_status = 'active' where email = any ($1) returning id",
    [emails],
  );
  await enter(page, words, "user_admin", "users&city=rashaya&status=active");
  for (const email of emails) await page.getByRole("row").filter({ hasText: email }).locator("label").click();
  await idsFromMarket("update users set user_status = 'banned' where email = $1 returning id", [emails[0]]);
  const bar = page.getByRole("toolbar");
  await bar.getByRole("button", { name: t("users-tab.suspend"), exact: true }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: t("usual-reasons.listingsNotReal") }).click();
  await question.getByRole("button", { name: t("users-tab.suspend"), exact: true }).click();
  await expect(page.getByText(t("users-tab.bulkDone", { count: 1 }))).toBeVisible();
  await expect(bar).toBeHidden();
});
