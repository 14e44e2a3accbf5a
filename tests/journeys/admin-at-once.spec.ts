import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { makePerson } from "./support/accounts.ts";
import { enterAs, makeAdministrator } from "./support/administrators.ts";
import { idsFromMarket } from "./support/market.ts";
import { expect, expectAccessible, phone, test } from "./support/test.ts";

test.use({ viewport: { width: 1280, height: 900 }, expectedErrors: /status of 409/ });

/** Another administrator, who works elsewhere at the same time. */
async function elsewhere(request: APIRequestContext, fullName: string) {
  const { username, password } = await makeAdministrator("super_admin", fullName);
  const signedIn = await request.post("/api/admin/login", { data: { username, password } });
  const headers = { authorization: `Bearer ${(await signedIn.json()).token}` };
  return async (method: "GET" | "PUT" | "PATCH", path: string, data?: object) => {
    const answer = await request.fetch(`/api/admin/${path}`, { method, headers, ...(data && { data }) });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
}

/** A plan of this journey alone, which nobody is offered. */
async function ownPlan(): Promise<{ id: string; name: string }> {
  const name = `Twin ${randomUUID().slice(0, 8)}`;
  const [id = ""] = await idsFromMarket(
    `insert into subscription_plans (slug, tier, name, name_ar, price, max_ads, max_car_listings, max_motorcycle_listings,
       max_photos, is_active, display_order) values ($1, 'pro', $2, $2, 8, 5, 5, 5, 10, false, 900) returning id`,
    [name.toLowerCase().replace(" ", "-"), name],
  );
  return { id, name };
}

test("who saves a plan second is told by whom, keeps what was typed, and goes on from the new state", async ({
  page,
  request,
  words,
}) => {
  const { t } = words;
  const { id, name } = await ownPlan();
  const other = await elsewhere(request, "Nadim Aoun");
  await enterAs(page, "payment_admin", "subscriptions");
  await page.getByRole("button", { name: t("plans-tab.editOf", { name }) }).click();
  const dialog = page.getByRole("dialog");
  const price = dialog.getByLabel(t("plans-tab.price"));
  await price.fill("11");
  await dialog.getByLabel(t("plans-tab.tier"), { exact: true }).selectOption("plus");
  await other("PUT", `subscription-plans/${id}`, { price: 9.5, maxPhotos: 12 });
  const save = dialog.getByRole("button", { name: t("plans-tab.save") });
  await save.click();
  await expect(dialog.getByRole("alert")).toContainText("Nadim Aoun");
  await expect(price).toHaveValue("11");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: t("kit.loadNew") }).click();
  await expect(price).toHaveValue("9.5");
  await expect(dialog.getByLabel(t("plans-tab.maxPhotos"))).toHaveValue("12");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await price.fill("11");
  await dialog.getByLabel(t("plans-tab.searchPriority")).fill("3");
  await save.click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await expect(card.getByText("$11")).toBeVisible();

  await card.getByRole("button", { name: t("plans-tab.deleteOf", { name }) }).click();
  const question = page.getByRole("alertdialog");
  const { email } = await makePerson();
  await idsFromMarket(
    `insert into subscriptions (user_id, plan_id, start_date, amount) select u.id, $2, now(), 0 from users u
      where u.email = $1 returning id`,
    [email, id],
  );
  // A user was put on it since the list was read: it is not deleted, and the question says how many there are.
  await question.getByRole("button", { name: t("plans-tab.delete"), exact: true }).click();
  await expect(question.getByText(t("plans-tab.inUseTitle", { name }))).toBeVisible();
  await expect(question.getByRole("button", { name: t("plans-tab.delete"), exact: true })).toHaveCount(0);
});

test("of two who change another's role, the second sees what it is now before saving again", async ({
  page,
  request,
  words,
}) => {
  const { t } = words;
  const target = await makeAdministrator("content_admin", "Hala Frem");
  const other = await elsewhere(request, "Nadim Aoun");
  await enterAs(page, "super_admin", "administrators");
  const row = page.getByRole("row").filter({ hasText: target.email });
  await row.getByRole("button", { name: t("administrators-tab.changeOf", { name: "Hala Frem" }) }).click();
  const dialog = page.getByRole("dialog");
  const role = dialog.getByLabel(t("administrators-tab.role"), { exact: true });
  await role.selectOption("user_admin");
  const { data } = await other("GET", "admins");
  const { updatedAt: seen } = data.find((one: { id: string }) => one.id === target.id);
  await other("PATCH", `admins/${target.id}`, { role: "payment_admin", seen });
  const save = dialog.getByRole("button", { name: t("administrators-tab.save") });
  await save.click();
  await expect(dialog.getByRole("alert")).toContainText("Nadim Aoun");
  await expect(role).toHaveValue("user_admin");
  await dialog.getByRole("button", { name: t("kit.loadNew") }).click();
  await expect(role).toHaveValue("payment_admin");
  await role.selectOption("user_admin");
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(t("administrators-tab.user_admin"));
});

test.describe("on a phone", () => {
  test.use({ ...phone });

  test("who looks after payments sets a plan against what runs; it was set by somebody else meanwhile", async ({
    page,
    request,
    words,
  }) => {
    const { t } = words;
    const { email, firstName, lastName } = await makePerson();
    const [userId = ""] = await idsFromMarket("select id from users where email = $1", [email]);
    const other = await elsewhere(request, "Nadim Aoun");
    const give = async (plan: string, days: number) => {
      const { plan: now, endsAt } = await other("GET", `users/${userId}/plan`);
      await other("PUT", `users/${userId}/plan`, { plan, days, seen: { plan: now, endsAt } });
    };
    await give("premium", 10);
    await enterAs(page, "payment_admin", `subscriptions&q=${encodeURIComponent(email)}`);
    const periods = page.getByRole("region", { name: t("plans-tab.subscriptions"), exact: true });
    const name = `${firstName} ${lastName}`;
    await periods.getByRole("button", { name: t("plans-tab.setPlanOf", { name }) }).click();
    const dialog = page.getByRole("dialog");
    const plan = dialog.getByLabel(t("users-tab.plan"), { exact: true });
    await expect(plan).toHaveValue("premium");
    await expectAccessible(page);
    await plan.selectOption("dealer");
    await give("premium", 60);
    const save = dialog.getByRole("button", { name: t("users-tab.save") });
    await save.click();
    await expect(dialog.getByRole("alert")).toContainText(t("errors.user.wrong_plan"));
    await expect(plan).toHaveValue("dealer");
    await dialog.getByRole("button", { name: t("kit.loadNew") }).click();
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    await save.click();
    await expect(dialog).toBeHidden();
    expect(await other("GET", `users/${userId}/plan`)).toMatchObject({ plan: "dealer" });
  });
});
