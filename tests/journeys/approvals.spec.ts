import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { AdminRole } from "#features/administrators/roles.ts";
import { demoPassword, demoUsername } from "../../tools/demo/accounts.ts";
import { changePerson, makePerson, type Person } from "./support/accounts.ts";
import { idsFromMarket } from "./support/market.ts";
import { signInAs } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";

test.use({ viewport: { width: 1280, height: 900 } });

/** Signed in without the form: what it greets with would cover what is looked at. */
async function enter(page: Page, role: AdminRole, address: string) {
  const answer = await page.request.post("/api/admin/login", {
    data: { username: demoUsername(role), password: demoPassword },
  });
  const { token, admin } = await answer.json();
  await page.addInitScript(
    ([kept, who]) => {
      localStorage.setItem("adminToken", kept ?? "");
      localStorage.setItem("adminUser", who ?? "");
    },
    [token, JSON.stringify(admin)],
  );
  await open(page, address);
}

const bought = `with a as (insert into add_ons (user_id, bonus_feature_id, starts_at)
  select u.id, b.id, now() from users u, bonus_features b where u.email = $1 and b.slug = $2 returning id, user_id)`;

/** A user with a telephone who bought a badge and has sent a document. */
async function badgeBuyer(page: Page): Promise<Person> {
  const person = await makePerson();
  await changePerson(person, "phone = '+96170123456'");
  await idsFromMarket(
    `${bought} insert into verifications (user_id, add_on_id) select user_id, id from a returning id`,
    [person.email, "verification_badge"],
  );
  await signInAs(page.request, person);
  const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background: "#9cb4cc" } })
    .png()
    .toBuffer();
  const sent = await page.request.post("/api/verification/document", {
    multipart: { file: { name: "id.png", mimeType: "image/png", buffer } },
  });
  expect(sent.status()).toBe(200);
  return person;
}

/** The headline of a campaign that a user bought. */
async function campaign(): Promise<string> {
  const { email } = await makePerson();
  const title = `Warranty week ${randomUUID().slice(0, 8)}`;
  await idsFromMarket(
    `${bought} insert into campaigns (user_id, add_on_id, title, body) select user_id, id, $3, $4 from a returning id`,
    [email, "notification_campaign", title, "Ten cars with a full year of warranty, this week only."],
  );
  return title;
}

test("a badge is granted once telephone and document were checked", async ({ page, words }) => {
  const { t } = words;
  const { email, firstName, lastName } = await badgeBuyer(page);
  const name = `${firstName} ${lastName}`;
  await enter(page, "user_admin", "/enhanced-admin-dashboard?tab=approvals");
  const list = page.getByRole("region", { name: t("approvals-tab.badges") });
  const row = list.getByRole("row").filter({ hasText: email });
  await expect(row.getByText(t("approvals-tab.documentHere"))).toBeVisible();
  await expectAccessible(page);

  await row.getByRole("button", { name: t("approvals-tab.checkOf", { name }) }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("approvals-tab.documentShow") }).click();
  await expect(dialog.getByRole("img", { name: t("approvals-tab.documentOf", { name }) })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: t("approvals-tab.phoneRight") }).click();
  await expect(dialog.getByRole("status").first()).toHaveText(t("approvals-tab.stepDone"));
  await expect(dialog.getByRole("button", { name: t("approvals-tab.grant") })).toBeDisabled();
  await dialog.getByRole("button", { name: t("approvals-tab.documentRight") }).click();
  await expect(dialog.getByText(t("approvals-tab.documentGone"))).toBeVisible();
  await dialog.getByRole("button", { name: t("approvals-tab.grant") }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByText(t("approvals-tab.stateGranted"), { exact: true })).toBeVisible();
  const own = await page.request.get("/api/verification");
  expect((await own.json()).state).toBe("granted");
});

test("a badge is refused for a reason; without one nothing happens", async ({ page, words }) => {
  const { t } = words;
  const { email, firstName, lastName } = await badgeBuyer(page);
  await enter(page, "super_admin", "/enhanced-admin-dashboard?tab=approvals&state=waiting");
  const row = page.getByRole("row").filter({ hasText: email });
  const name = `${firstName} ${lastName}`;
  await row.getByRole("button", { name: t("approvals-tab.checkOf", { name }) }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("approvals-tab.refuse") })
    .click();
  const question = page.getByRole("dialog", { name: t("approvals-tab.refuseTitle") });
  const refuse = question.getByRole("button", { name: t("approvals-tab.refuse"), exact: true });
  await refuse.click();
  await expect(question.getByText(t("kit.reasonShort", { count: 3 }))).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: t("usual-reasons.nameDiffers") }).click();
  await refuse.click();
  await expect(question).toBeHidden();
  await expect(row).toHaveCount(0);
  const own = await (await page.request.get("/api/verification")).json();
  expect([own.state, own.refusedReason]).toEqual(["refused", t("usual-reasons.nameDiffers")]);
});

test.describe("on a phone", () => {
  test.use({ ...phone, expectedErrors: /status of 409/ });

  test("who writes to users decides campaigns, sees no badges, and learns that another was first", async ({
    page,
    words,
  }) => {
    const { t } = words;
    const [mine, taken] = [await campaign(), await campaign()];
    await enter(page, "content_admin", "/enhanced-admin-dashboard?tab=approvals");
    const list = page.getByRole("region", { name: t("approvals-tab.campaigns") });
    const row = list.getByRole("row").filter({ hasText: mine });
    await expect(row).toBeVisible();
    await expect(page.getByText(t("approvals-tab.badges"))).toHaveCount(0);
    await row.getByRole("button", { name: t("approvals-tab.approve") }).click();
    const question = page.getByRole("dialog");
    await expect(question.getByText(mine)).toBeVisible();
    await question.getByRole("button", { name: t("approvals-tab.approve"), exact: true }).click();
    await expect(question).toBeHidden();
    await expect(row.getByRole("button")).toHaveCount(0);

    const other = list.getByRole("row").filter({ hasText: taken });
    await other.getByRole("button", { name: t("approvals-tab.reject") }).click();
    await idsFromMarket(
      "update campaigns set state = 'rejected', rejection_reason = 'x', reviewed_at = now() where title = $1 returning id",
      [taken],
    );
    await question.getByRole("button", { name: t("usual-reasons.toneUnfit") }).click();
    await question.getByRole("button", { name: t("approvals-tab.reject"), exact: true }).click();
    await expect(page.getByText(t("errors.campaign.decided"))).toBeVisible();
    await expect(question).toBeHidden();
    await expect(other.getByText(t("approvals-tab.stateRejected"), { exact: true })).toBeVisible();
  });
});
