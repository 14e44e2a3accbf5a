import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { vapidKeys } from "#platform/push/vapid.ts";
import { wholeBrowser } from "../support/playwright.ts";
import { pushService, type TestBrowser } from "../support/push-service.ts";
import { makePerson } from "./support/accounts.ts";
import { idsFromMarket } from "./support/market.ts";
import { signInAs, somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";

test.use(wholeBrowser);

/**
 * A browser here has no push service of its maker: what `PushManager` would give is given in its place, with an address of the
 * push service on loopback. All else is real: the page, the market that sends, the worker that shows.
 */
async function standInForPushManager(page: Page, { subscription }: TestBrowser) {
  await page.addInitScript((given) => {
    const made = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem("subscribed");
        return true;
      },
    };
    PushManager.prototype.subscribe = async (options) => {
      if (!options?.userVisibleOnly || !options.applicationServerKey) throw new Error("not as it must be");
      localStorage.setItem("subscribed", "1");
      return made as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem("subscribed") ? (made as unknown as PushSubscription) : null;
  }, subscription);
}

/** Hands the worker a message, as the browser itself does when its push service has one. */
async function deliver(page: Page, payload: object) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [one] = registrations;
      if (one) found(one.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  const data = JSON.stringify(payload);
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
  await session.detach();
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const notices = await (await navigator.serviceWorker.ready).getNotifications();
    return notices.map(({ title, body, lang, dir }) => ({ title, body, lang, dir }));
  });

async function marketsPushService() {
  const secret = await readFile(join(process.env.JOURNEY_DATA ?? "", "session-secret"), "utf8");
  return pushService(vapidKeys(secret.trim()).publicKey);
}

test.describe(() => {
  test.use({ permissions: ["notifications"], serviceWorkers: "allow" });

  test("a device is switched on, told of a message while the market is closed, and switched off", {
    tag: "@english",
  }, async ({ page, language, browser, words }) => {
    const { t } = words;
    const service = await marketsPushService();
    const device = service.browser();
    await standInForPushManager(page, device);
    const { email } = await somebodySignedIn(page.request);
    await idsFromMarket("update users set language = $2 where email = $1 returning id", [email, language]);
    await open(page, "/profile?tab=notifications");
    const panel = page.getByRole("region", { name: t("notice-choices.device") });
    await expect(panel.getByText(t("notice-choices.deviceIsOff"))).toBeVisible();
    await panel.getByRole("button", { name: t("notice-choices.deviceSwitchOn") }).click();
    await expect(panel.getByText(t("notice-choices.deviceIsOn"))).toBeVisible();
    await expectAccessible(page);
    await reload(page);
    await expect(panel.getByText(t("notice-choices.deviceIsOn"))).toBeVisible();

    const [carId] = await idsFromMarket(
      `insert into cars (title, brand, model, year, price, price_usd, city, user_id, status, phone_number, expires_at)
       select 'Kia Sportage', 'kia', 'sportage', 2018, 14800, 0, 'beirut', id, 'active', '+96170123456',
         now() + interval '60 days' from users where email = $1 returning id`,
      [email],
    );
    const other = await browser.newContext();
    await signInAs(other.request, await makePerson());
    const content = "Is it still there?";
    const begun = await other.request.post("/api/conversations", { data: { carId, content } });
    expect(begun.status(), await begun.text()).toBe(201);
    await other.close();
    await expect.poll(() => service.received.length, { timeout: 40_000 }).toBe(1);
    expect(service.wrong).toEqual([]);
    const { payload = {} } = service.received[0] ?? {};
    expect(payload).toMatchObject({ body: content, language });

    const dir = language === "ar" ? "rtl" : "ltr";
    await expect
      .poll(async () => {
        // A worker that is not at work yet misses it; of the same tag one is shown.
        await deliver(page, payload);
        return shown(page);
      })
      .toEqual([{ title: payload.title, body: content, lang: language, dir }]);

    await panel.getByRole("button", { name: t("notice-choices.deviceSwitchOff") }).click();
    await expect(panel.getByText(t("notice-choices.deviceIsOff"))).toBeVisible();
    const left = await idsFromMarket(
      `select s.id from push_subscriptions s join users u on u.id = s.user_id where u.email = $1`,
      [email],
    );
    expect(left).toEqual([]);
    service.close();
  });
});

test.describe("on a phone", () => {
  test.use({ ...phone });

  test("a browser that blocks notifications says how to allow them", async ({ page, words: { t } }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Notification, "permission", { get: () => "denied" });
    });
    await somebodySignedIn(page.request);
    await open(page, "/profile?tab=notifications");
    await expect(page.getByText(t("notice-choices.deviceBlocked"))).toBeVisible();
    await expect(page.getByRole("button", { name: t("notice-choices.deviceSwitchOn") })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe("on an iPhone", () => {
  test.use({
    ...phone,
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
  });

  test("the market has to be on the home screen first, and that is said", async ({ page, words: { t } }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, "PushManager");
    });
    await somebodySignedIn(page.request);
    await open(page, "/profile?tab=notifications");
    await expect(page.getByText(t("notice-choices.deviceInstall"))).toBeVisible();
    await expect(page.getByRole("button", { name: t("notice-choices.deviceSwitchOn") })).toHaveCount(0);
  });
});
