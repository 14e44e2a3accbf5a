import type { Page } from "@playwright/test";
import type { AdminRole } from "#features/administrators/roles.ts";
import { demoPassword, demoUsername } from "../../tools/demo/accounts.ts";
import { makePerson } from "./support/accounts.ts";
import { signInAs } from "./support/signed-in.ts";
import { expect, open, phone, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

test.use({ viewport: { width: 1280, height: 900 }, expectedErrors: /status of 40(1|3|9)/ });

async function enter(page: Page, { t }: Words, role: AdminRole) {
  await page.getByLabel(t("admin.username"), { exact: true }).fill(demoUsername(role));
  await page.getByLabel(t("admin.password"), { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: t("admin.signIn"), exact: true }).click();
  await expect(page).toHaveURL(/\/enhanced-admin-dashboard/);
}

/** An order by transfer of a new user; returns the person's name and the order's reference. */
async function transfer(page: Page): Promise<{ orderId: string; reference: string }> {
  const person = await makePerson();
  await signInAs(page.request, person);
  const answer = await page.request.post("/api/subscription/upgrade", {
    data: { planId: "premium", paymentMethod: "manual" },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

test("an administrator of payments signs in, verifies a transfer and signs out", { tag: "@english" }, async ({
  page,
  words,
}) => {
  const { t } = words;
  const { orderId, reference } = await transfer(page);
  await open(page, "/");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("common.administration") })
    .click();
  await expect(page.getByText(t("admin.warning"))).toBeVisible();
  await enter(page, words, "payment_admin");
  await expect(page.getByText(t("admin.roleOther"))).toBeVisible();
  await page.getByRole("link", { name: t("admin.tabPayments"), exact: true }).click();
  const all = page.getByRole("region", { name: t("payments-tab.allPayments") });
  await all.getByRole("searchbox").fill(reference);
  await expect(page).toHaveURL(new RegExp(`q=${reference}`));
  const row = all.getByRole("row").filter({ hasText: reference });
  await expect(row).toHaveCount(1);
  await row.getByRole("button", { name: t("payments-tab.verifyOf", { name: "Rana Haddad" }) }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: t("payments-tab.verify"), exact: true }).click();
  await expect(question).toBeHidden();
  await expect(row.getByText(t("payments-tab.statusVerified"), { exact: true })).toBeVisible();
  const own = await page.request.get(`/api/payments/${orderId}`);
  expect((await own.json()).state).toBe("paid");

  await row.getByRole("button", { name: t("payments-tab.detailsOf", { reference }) }).click();
  const details = page.getByRole("dialog");
  await expect(details.getByText(t("payments-tab.event_transfer_verified"))).toBeVisible();
  await expect(details.getByText("Elie Maalouf")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: t("admin.signOut") }).click();
  await expect(page).toHaveURL(/\/$/);
  await open(page, "/enhanced-admin-dashboard");
  await expect(page).toHaveURL(/\/admin-login/);
});

test("whoever has no token is led to the door, and comes back to where the way led", async ({
  page,
  words,
}) => {
  await open(page, "/admin-security");
  await expect(page).toHaveURL(/\/$/);
  await open(page, "/enhanced-admin-dashboard?tab=payments&status=verified");
  await expect(page).toHaveURL(/\/admin-login\?next=/);
  await page.getByLabel(words.t("admin.username"), { exact: true }).fill("nobody");
  await page.getByLabel(words.t("admin.password"), { exact: true }).fill("wrong");
  await page.getByRole("button", { name: words.t("admin.signIn"), exact: true }).click();
  await expect(page.getByText(words.t("admin.signInFailed"))).toBeVisible();
  await enter(page, words, "payment_admin");
  await expect(page).toHaveURL(/status=verified/);
});

test.describe("on a phone", () => {
  test.use({ ...phone });

  test("another role sees nothing of payments, whatever the address says", async ({ page, words }) => {
    const { t } = words;
    const answers: number[] = [];
    page.on("response", (response) => {
      if (response.url().includes("/api/admin/payments")) answers.push(response.status());
    });
    await open(page, "/admin-login");
    await enter(page, words, "content_admin");
    await open(page, "/admin-dashboard");
    await expect(page).toHaveURL(/\/enhanced-admin-dashboard/);
    await open(page, "/enhanced-admin-dashboard?tab=payments");
    await page.getByRole("button", { name: t("admin.menu") }).click();
    const menu = page.getByRole("dialog");
    await expect(menu.getByRole("link", { name: t("admin.security") })).toBeVisible();
    await expect(menu.getByRole("link", { name: t("admin.tabPayments") })).toHaveCount(0);
    await menu.getByRole("link", { name: t("admin.security") }).click();
    await expect(page.getByText(t("security.warning"))).toBeVisible();
    expect(answers).toEqual([]);
    const token = await page.evaluate(() => localStorage.getItem("adminToken"));
    const refused = await page.request.get("/api/admin/payments", {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(refused.status()).toBe(403);
  });
});
