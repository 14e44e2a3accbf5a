import { makeUser } from "#features/listings/listing.factory.ts";
import { secondProcess, testApp } from "../../../tests/support/app.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { testGateway } from "../../../tests/support/test-gateway.ts";
import { type PaymentMethod, paymentMethods, waysToPay } from "./payment-methods.ts";
import { paperForm } from "./pdf.factory.ts";

/** The methods that are paid at a gateway: a test of one is a test of each. */
export const gatewayMethods = paymentMethods.filter((method) => waysToPay[method].gateway !== null);

/**
 * The whole application in two processes, with a gateway to pay at that tells the first of them, and people who buy:
 * for tests of what may happen to money. Transfers go somewhere.
 */
export async function paymentMarket() {
  const gateway = await testGateway({
    deliver: async ({ url, headers, body }) => {
      const answer = await test.app.inject({ method: "POST", url: new URL(url).pathname, headers, body });
      return answer.statusCode;
    },
  });
  const test = await testApp({ env: gateway.environment });
  const { app, db, time } = test;
  const other = await secondProcess(test);
  /** Another that gives a gateway up soon. */
  const impatient = await secondProcess(test, { gatewayPatienceMs: 1000 });
  const jobs = await testJobs(test);
  const places = JSON.stringify({ omt: { name: "Mishwar SAL", number: "+9611000000" } });
  await db.updateTable("app_settings").set({ value: places }).where("key", "=", "transfers").execute();

  const buyer = async (given: Parameters<typeof makeUser>[1] = {}) => {
    const id = await makeUser(db, { current_plan: "free", ...given });
    const headers = { "accept-language": "en", ...(await signIn(db, id)) };
    const get = (url: string, at = app) => at.inject({ url, headers });
    const post = (url: string, payload: object = {}, more = {}, at = app) =>
      at.inject({ method: "POST", url, payload, headers: { ...headers, ...more } });
    return {
      id,
      headers,
      get,
      post,
      /** Orders a plan, and returns the order's id. */
      order: async (method: PaymentMethod = "credit_card", planId = "premium"): Promise<string> =>
        (await post("/api/subscription/upgrade", { planId, paymentMethod: method })).json().orderId,
      verify: async (orderId: string) => (await get(`/api/payments/${orderId}/verify`)).json(),
      plan: async () => (await get("/api/subscription/status")).json().currentPlan,
      sendPaper: (orderId: string, bytes: Buffer, fields = {}) => {
        const { payload, headers: type } = paperForm(bytes, fields);
        const url = `/api/payments/${orderId}/receipt`;
        return app.inject({ method: "POST", url, payload, headers: { ...headers, ...type } });
      },
    };
  };
  const later = (ms: number) => {
    time.now = new Date(time.now.getTime() + ms);
  };
  const inTransaction = (work: (tx: typeof db) => Promise<void>) => db.transaction().execute(work);
  return { gateway, test, other, impatient, jobs, buyer, later, inTransaction };
}
