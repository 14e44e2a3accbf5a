import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { AdminRole } from "#features/administrators/roles.ts";
import { linkInMail } from "./support/accounts.ts";
import {
  type AdminTab,
  adminTabs,
  enterAs,
  expectNoWiderThanScreen,
  sendCredentials,
} from "./support/administrators.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

const tabs = Object.keys(adminTabs) as AdminTab[];

/** What each role sees (docs/product.md, "Administrators"). */
const opensTo: Record<AdminRole, readonly AdminTab[]> = {
  super_admin: tabs,
  content_admin: [
    "overview",
    "review",
    "cars",
    "reported",
    "appeals",
    "second-looks",
    "papers",
    "rules",
    "conversations",
    "dealers",
    "dealer-reviews",
    "approvals",
    "messages",
    "feedback",
    "figures",
  ],
  user_admin: [
    "overview",
    "conversations",
    "users",
    "partners",
    "dealers",
    "dealer-reviews",
    "approvals",
    "messages",
    "figures",
  ],
  payment_admin: ["overview", "payments", "subscriptions", "figures"],
};
/** Of those that a role does not open, some an address may name. */
const closedTo: Record<AdminRole, readonly AdminTab[]> = {
  super_admin: [],
  content_admin: ["users", "payments", "settings"],
  user_admin: ["cars", "subscriptions", "feedback"],
  payment_admin: ["review", "dealers", "activity"],
};
const roles = Object.keys(opensTo) as AdminRole[];

const navigation = (page: Page, { t }: Words) =>
  page.getByRole("navigation", { name: t("admin.navigation") }).getByRole("link");
const closed = (page: Page, { t }: Words) => page.getByRole("heading", { name: t("admin.closed") });
/** How many wait may stand behind a name. */
const namesOf = (role: AdminRole, { t }: Words) =>
  opensTo[role].map((tab) => new RegExp(`^${t(adminTabs[tab])}(\\P{L}|$)`, "u"));

test.describe("each role", () => {
  test.use({ viewport: { width: 1280, height: 900 }, language: "en" });

  for (const role of roles) {
    test(`${role} sees its tabs alone, and is told so where an address names another`, async ({
      page,
      words,
    }) => {
      const { t } = words;
      const refused: string[] = [];
      page.on("response", (response) => {
        if (response.status() === 403) refused.push(response.url());
      });
      await enterAs(page, role, "overview");
      await expect(navigation(page, words)).toHaveText(namesOf(role, words));
      const badge = role === "super_admin" ? "admin.roleSuper" : "admin.roleOther";
      await expect(page.getByRole("banner").getByText(t(badge), { exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: t("admin.tabOverview") })).toBeVisible();

      for (const tab of closedTo[role]) {
        await open(page, `/enhanced-admin-dashboard?tab=${tab}`);
        await expect(closed(page, words), tab).toBeVisible();
        await expect(page.getByRole("heading", { level: 1, name: t("admin.title") })).toBeVisible();
      }
      if (role !== "super_admin") {
        await page.getByRole("link", { name: t("admin.closedBack") }).click();
        await expect(page.getByRole("heading", { level: 1, name: t("admin.tabOverview") })).toBeVisible();
      }
      expect(refused, "nothing was asked for that the role may not see").toEqual([]);
    });
  }
});

test.describe("on a phone", () => {
  test.use({ ...phone, language: "ar" });

  test("what is closed to a role is said so, and leads on", async ({ page, words }) => {
    await enterAs(page, "payment_admin", "settings");
    await expect(closed(page, words)).toBeVisible();
    await expectAccessible(page);
    await expectNoWiderThanScreen(page);
  });
});

test.describe("somebody new", () => {
  test.use({
    viewport: { width: 1280, height: 900 },
    language: "ar",
    expectedErrors: /status of 40[013]/,
  });

  test("is invited by mail, sees what the role opens, follows a change of it, and is out at once", async ({
    page,
    browser,
    words,
  }) => {
    test.slow();
    const { t } = words;
    const [fullName, username] = ["Rita Karam", `rita.${randomUUID().slice(0, 8)}`];
    const email = `${username}@example.com`;
    const password = "Cedar-of-Bsharri-77";
    await enterAs(page, "super_admin", "administrators");
    await page.getByRole("button", { name: t("administrators-tab.invite"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t("administrators-tab.fullName")).fill(fullName);
    await dialog.getByLabel(t("administrators-tab.username")).fill(username);
    await dialog.getByLabel(t("administrators-tab.email")).fill(email);
    await dialog.getByLabel(t("administrators-tab.role")).selectOption("user_admin");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: t("administrators-tab.send") }).click();
    await expect(dialog).toBeHidden();
    const waiting = page.getByRole("region", { name: t("administrators-tab.invitations") });
    await expect(waiting).toContainText(email);

    const { origin } = new URL(page.url());
    const viewport = { width: 1280, height: 900 };
    const theirs = await (await browser.newContext({ baseURL: origin, viewport })).newPage();
    const link = await linkInMail(page.request, email, "/admin-invitation");
    await open(theirs, link);
    await expect(theirs.getByText(username)).toBeVisible();
    await expectAccessible(theirs);
    const first = theirs.getByLabel(t("administrators-tab.password"), { exact: true });
    const again = theirs.getByLabel(t("administrators-tab.confirm"), { exact: true });
    const accept = theirs.getByRole("button", { name: t("administrators-tab.accept") });
    await first.fill("short");
    await again.fill("short");
    await accept.click();
    await expect(first).toHaveAttribute("aria-invalid", "true");
    await first.fill(password);
    await again.fill(password);
    await accept.click();
    await expect(theirs).toHaveURL(/\/admin-login/);
    await sendCredentials(theirs, words, { username, password });
    await expect(navigation(theirs, words)).toHaveText(namesOf("user_admin", words));
    // The link was for one use.
    await open(theirs, link);
    await expect(theirs.getByRole("heading", { name: t("administrators-tab.deadTitle") })).toBeVisible();
    await open(theirs, "/enhanced-admin-dashboard?tab=users");
    await expect(theirs.getByRole("searchbox")).toBeVisible();
    // What follows is found out by a press, not whenever the list refreshes itself.
    await theirs.getByText(t("admin.autoRefresh")).click();

    await page.getByRole("button", { name: t("admin.refresh") }).click();
    const row = page.getByRole("row").filter({ hasText: email }).filter({ hasText: username });
    const change = row.getByRole("button", { name: t("administrators-tab.changeOf", { name: fullName }) });
    const save = dialog.getByRole("button", { name: t("administrators-tab.save") });
    await change.click();
    await dialog.getByLabel(t("administrators-tab.role")).selectOption("payment_admin");
    await save.click();
    await expect(dialog).toBeHidden();
    // Which of the refreshed calls is answered first is open: the page may drop that of the users.
    await theirs.getByRole("button", { name: t("admin.refresh") }).click();
    await expect(closed(theirs, words)).toBeVisible();
    await expect(navigation(theirs, words)).toHaveText(namesOf("payment_admin", words));

    // The dialog begins with what the row says.
    await expect(row).toContainText(t("administrators-tab.payment_admin"));
    await change.click();
    await dialog.getByText(t("administrators-tab.access")).click();
    await save.click();
    await expect(dialog).toBeHidden();
    await theirs.getByRole("link", { name: t("admin.tabPayments"), exact: true }).click();
    await expect(theirs).toHaveURL(/\/admin-login/);
    await sendCredentials(theirs, words, { username, password });
    await expect(theirs.getByText(t("admin.signInFailed"))).toBeVisible();
    await theirs.context().close();
  });
});
