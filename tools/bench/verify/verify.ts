import { type TestGatewayRemote, testGatewayAt } from "../../test-gateway/remote.ts";
import { openTestGateway, type RunningTestGateway } from "../../test-gateway/server.ts";
import { withMarket } from "../lib/market.ts";
import { productionServer, startServer } from "../lib/processes.ts";
import type { Report } from "../lib/report.ts";
import { figure, median, percentile, timed } from "../lib/stats.ts";
import { table } from "../lib/table.ts";
import { type BenchSeller, withSellers } from "../submit/sellers.ts";

const listings = 100_000;
const buyerCount = 40;
const warmUps = 40;
const payments = 400;
const targetMs = 50;

interface Measured {
  /** The whole call, milliseconds. */
  verify: number;
  /** The gateway's part of it: the same question, asked by ourselves. */
  gateway: number;
}

/**
 * What a buyer waits for who comes back from the gateway: the call that asks it, counts the money and starts the plan,
 * beside the gateway's own time; then the same call for what is settled already.
 */
export async function benchVerify(): Promise<Report> {
  const gateway = await openTestGateway({ market: "http://127.0.0.1:9" });
  try {
    return await withMarket({ listings, pictures: false }, ({ url, dataDir }) =>
      withSellers(
        url,
        buyerCount,
        async (buyers) => {
          const env = { DATABASE_URL: url, RATE_LIMIT: "0", ...gateway.environment };
          const server = await startServer(productionServer, dataDir, env);
          try {
            return await measure(server.origin, gateway, buyers);
          } finally {
            await server.stop();
          }
        },
        "free",
      ),
    );
  } finally {
    await gateway.close();
  }
}

async function measure(
  origin: string,
  gateway: RunningTestGateway,
  buyers: readonly BenchSeller[],
): Promise<Report> {
  const remote = testGatewayAt(gateway.url);
  const settling: Measured[] = [];
  const settled: number[] = [];
  for (let n = 0; n < warmUps + payments; n++) {
    const buyer = buyers[n % buyers.length];
    if (!buyer) throw new Error("there are no buyers");
    const orderId = await paidOrder(origin, remote, buyer);
    const asked = await timed(() => inquire(gateway, orderId));
    const first = await timed(() => verify(origin, buyer, orderId));
    const again = await timed(() => verify(origin, buyer, orderId));
    if (n < warmUps) continue;
    settling.push({ verify: first.ms, gateway: asked.ms });
    settled.push(again.ms);
  }
  return reportOf(settling, settled);
}

async function call(origin: string, path: string, buyer: BenchSeller, body?: object) {
  const answer = await fetch(`${origin}${path}`, {
    headers: { cookie: buyer.cookie, ...(body && { "content-type": "application/json" }) },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
  return JSON.parse(text) as { orderId: string; status: string };
}

async function paidOrder(origin: string, remote: TestGatewayRemote, buyer: BenchSeller): Promise<string> {
  const order = { planId: "premium", paymentMethod: "credit_card" };
  const { orderId } = await call(origin, "/api/subscription/upgrade", buyer, order);
  await remote.act(orderId, "pay", { notify: "never" });
  return orderId;
}

async function verify(origin: string, buyer: BenchSeller, orderId: string): Promise<void> {
  const { status } = await call(origin, `/api/payments/${orderId}/verify`, buyer);
  if (status !== "SUCCESS") throw new Error(`a paid order is ${status}`);
}

async function inquire({ url, environment }: RunningTestGateway, orderId: string): Promise<void> {
  const { AREEBA_MERCHANT_ID: merchant, AREEBA_PASSWORD: password } = environment;
  const credentials = Buffer.from(`merchant.${merchant}:${password}`).toString("base64");
  const path = `/api/rest/version/100/merchant/${merchant}/order/${orderId}`;
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Basic ${credentials}` } });
  await answer.text();
  if (!answer.ok) throw new Error(`the gateway answered ${answer.status}`);
}

function reportOf(settling: readonly Measured[], settled: readonly number[]): Report {
  const row = (title: string, times: readonly number[]) => [
    title,
    figure(median([...times])),
    figure(percentile([...times], 0.95)),
    figure(percentile([...times], 0.99)),
  ];
  const ours = settling.map(({ verify, gateway }) => verify - gateway);
  const p95 = percentile(ours, 0.95);
  return {
    markdown: table(
      [`${payments} payments among ${figure(listings)} listings, milliseconds`, "p50", "p95", "p99"],
      [
        row(
          "coming back from the gateway: the whole call",
          settling.map((one) => one.verify),
        ),
        row(
          "the gateway's own part of it",
          settling.map((one) => one.gateway),
        ),
        row("beside the gateway's own time", ours),
        row("asking again, once settled", settled),
      ],
    ),
    targets: [
      {
        text: `p95 under ${targetMs} ms beside the gateway's time`,
        figure: `${figure(p95)} ms`,
        met: p95 < targetMs,
      },
    ],
  };
}
