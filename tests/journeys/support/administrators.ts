import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { hashPassword } from "#features/accounts/passwords/hash.ts";
import type { AdminRole } from "#features/administrators/roles.ts";
import { idsFromMarket } from "./market.ts";
import { expect, open } from "./test.ts";
import type { Words } from "./words.ts";

/** The parts of the dashboard as `?tab=` names them, in the order of its menu. */
export const adminTabs = {
  overview: "admin.tabOverview",
  review: "admin.tabReview",
  cars: "admin.tabCars",
  reported: "admin.tabReports",
  appeals: "admin.tabAppeals",
  "second-looks": "admin.tabSecondLooks",
  papers: "admin.tabPapers",
  rules: "admin.tabRules",
  conversations: "admin.tabConversations",
  users: "admin.tabUsers",
  partners: "admin.tabPartners",
  dealers: "admin.tabDealers",
  "dealer-reviews": "admin.tabDealerReviews",
  payments: "admin.tabPayments",
  approvals: "admin.tabApprovals",
  subscriptions: "admin.tabSubscriptions",
  messages: "admin.tabMessages",
  feedback: "admin.tabFeedback",
  figures: "admin.tabFigures",
  activity: "admin.tabActivity",
  administrators: "admin.tabAdministrators",
  costs: "admin.tabCosts",
  settings: "admin.tabSettings",
} as const;
export type AdminTab = keyof typeof adminTabs;

/** An administrator of one journey alone: journeys run side by side, and those of the demo are everybody's. */
export interface Administrator {
  id: string;
  username: string;
  email: string;
  password: string;
  fullName: string;
  role: AdminRole;
}

const password = "Tripoli-to-Tyre-83";
const hashed = hashPassword(password);

export async function makeAdministrator(role: AdminRole, fullName = "Rami Khoury"): Promise<Administrator> {
  const username = `a-${randomUUID().slice(0, 13)}`;
  const email = `${username}@example.com`;
  const [id = ""] = await idsFromMarket(
    "insert into admin_users (username, email, password, full_name, role) values ($1, $2, $3, $4, $5) returning id",
    [username, email, await hashed, fullName, role],
  );
  return { id, username, email, password, fullName, role };
}

/**
 * Signs a page's browser in without the form, whose greeting would cover what is looked at. Anyone who is signed out later
 * stays out.
 */
export async function signInAdministrator(page: Page, { id, username, fullName, role }: Administrator) {
  const token = randomBytes(32).toString("base64url");
  await idsFromMarket(
    `insert into admin_tokens (token, admin_id, created_at, last_seen_at) values ($1, $2, now(), now())
      returning id`,
    [createHash("sha256").update(token).digest("hex"), id],
  );
  await page.addInitScript(
    ([kept, who]) => {
      if (sessionStorage.getItem("entered") === kept) return;
      sessionStorage.setItem("entered", kept ?? "");
      localStorage.setItem("adminToken", kept ?? "");
      localStorage.setItem("adminUser", who ?? "");
    },
    [token, JSON.stringify({ id, username, fullName, role })],
  );
}

/** A new user of a role, signed in, before a part of the dashboard: `enterAs(page, "content_admin", "dealers&q=cedar")`. */
export async function enterAs(
  page: Page,
  role: AdminRole,
  tab: string,
  fullName?: string,
): Promise<Administrator> {
  const administrator = await makeAdministrator(role, fullName);
  await signInAdministrator(page, administrator);
  await open(page, `/enhanced-admin-dashboard?tab=${tab}`);
  return administrator;
}

/** Fills in the form of `/admin-login`, which is open, and sends it. */
export async function sendCredentials(
  page: Page,
  { t }: Words,
  { username, password: typed }: Pick<Administrator, "username" | "password">,
) {
  await page.getByLabel(t("admin.username"), { exact: true }).fill(username);
  await page.getByLabel(t("admin.password"), { exact: true }).fill(typed);
  await page.getByRole("button", { name: t("admin.signIn"), exact: true }).click();
}

/** What a toast says, seen and put aside: one that fades while axe looks at the page has too little contrast. */
export async function putToastAside(page: Page, said: string) {
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: said });
  await expect(toast).toBeVisible();
  await toast.evaluate((one) => {
    if (one instanceof HTMLElement) one.style.display = "none";
  });
}

/** Nothing of the page is wider than the screen. */
export async function expectNoWiderThanScreen(page: Page) {
  const { page: wide, screen } = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    screen: innerWidth,
  }));
  expect(wide, `the width of ${page.url()}`).toBeLessThanOrEqual(screen);
}
