import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "#config";
import { openGateways } from "#features/payments/gateways/open-gateways.ts";
import { testGatewayBeside } from "./beside.ts";

const folder = mkdtempSync(join(tmpdir(), "mishwar-beside-"));
const stops: (() => Promise<unknown>)[] = [];
const lifetime = { onStop: (stop: () => Promise<unknown>) => void stops.push(stop) };
afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true, force: true });
});

const usual = { DATA_DIR: folder, PORT: "3999" };
const production = {
  ...usual,
  NODE_ENV: "production",
  PUBLIC_URL: "https://market.example",
  SESSION_SECRET: "x".repeat(32),
  PAPERS_KEY: Buffer.alloc(32, 7).toString("base64"),
};
const telnyx = { TELNYX_API_KEY: "k", TELNYX_PROFILE_ID: "p", TELNYX_SENDER: "Mishwar" };
const paypal = { PAYPAL_CLIENT_ID: "c", PAYPAL_CLIENT_SECRET: "s", PAYPAL_WEBHOOK_ID: "w" };

describe("the test gateway beside the market", () => {
  it.each([
    ["development", usual],
    ["production that asks for it", { ...production, PAYMENTS: "test" }],
  ])("is there in %s, and the product's own settings lead to it", async (_where, env) => {
    const { environment = {}, lines = [] } = await testGatewayBeside(lifetime, env);
    expect(lines).toEqual([`the test gateway  ${environment.AREEBA_URL}`]);
    const config = readConfig({ ...env, ...environment });
    expect(config.payments.test).toBe(true);
    const { areeba, paypal } = openGateways(config);
    expect((await areeba?.inquire("unknown"))?.state).toBe("missing");
    expect((await paypal?.inquire("UNKNOWN"))?.state).toBe("missing");
  });

  it.each<[where: string, env: Record<string, string>]>([
    ["production that does not ask for it", production],
    ["production with a gateway", { ...production, ...paypal }],
    ["development with a gateway", { ...usual, ...paypal }],
    [
      "a place where a gateway is half configured, which the product says",
      { ...usual, AREEBA_PASSWORD: "p" },
    ],
    [
      "production that has a gateway and asks, which the product refuses",
      { ...production, ...paypal, PAYMENTS: "test" },
    ],
  ])("is not in %s", async (_where, env) => {
    expect(await testGatewayBeside(lifetime, env)).toEqual({});
  });

  it.each<[where: string, env: Record<string, string>, carries: boolean]>([
    ["development", usual, true],
    ["development that names a company", { ...usual, ...telnyx }, false],
    ["production that pays for tests alone", { ...production, PAYMENTS: "test" }, false],
    ["production that asks for both", { ...production, PAYMENTS: "test", PHONE_CODES: "test" }, true],
  ])("carries codes to telephones, or none, in %s", async (_where, env, carries) => {
    const { environment = {} } = await testGatewayBeside(lifetime, env);
    expect("WHATSAPP_TOKEN" in environment && environment.PHONE_CODES === "test").toBe(carries);
  });

  it("says when its port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((done) => other.once("listening", done));
    const { port } = other.address() as AddressInfo;
    await expect(testGatewayBeside(lifetime, { ...usual, TEST_GATEWAY_PORT: String(port) })).rejects.toThrow(
      /^TEST_GATEWAY_PORT \(\d+\) is already in use/,
    );
    other.close();
  });
});
