import { linkInMail } from "./support/accounts.ts";
import { expectNoWiderThanScreen, makeAdministrator, sendCredentials } from "./support/administrators.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";

test.use({ ...phone, expectedErrors: /status of 4(00|01|23)/ });

test("an administrator whose name is locked signs in at once by a mailed link, which works once", {
  tag: "@english",
}, async ({ page, browser, words }) => {
  const { t } = words;
  const who = await makeAdministrator("user_admin");
  const { username, password } = who;
  for (let guess = 0; guess < 5; guess++) {
    const wrong = { username, password: "Wrong-password-1" };
    expect((await page.request.post("/api/admin/login", { data: wrong })).status()).toBe(401);
  }
  await open(page, "/admin-login");
  await sendCredentials(page, words, who);
  await expect(page.getByText(t("accounts.lockedTitle"))).toBeVisible();
  await page.getByRole("button", { name: t("admin.linkAsk") }).click();
  await expect(page.getByText(t("answers.device_link_sent"))).toBeVisible();
  await expectNoWiderThanScreen(page);
  await expectAccessible(page);

  const link = await linkInMail(page.request, who.email, "/admin-login");
  await open(page, link);
  await expect(page.getByText(t("admin.linkDone"))).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  await expect(page.getByLabel(t("admin.username"), { exact: true })).toHaveValue(username);
  await page.getByLabel(t("admin.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: t("admin.signIn"), exact: true }).click();
  await expect(page).toHaveURL(/\/enhanced-admin-dashboard/);

  const elsewhere = await browser.newPage();
  await elsewhere.goto(new URL(link, page.url()).href);
  await expect(elsewhere.getByText(t("admin.linkDead"))).toBeVisible();
  await elsewhere.close();
});
