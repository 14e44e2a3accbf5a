import { type TestGatewayRemote, testGatewayAt } from "../../tools/test-gateway/remote.ts";
import {
  openTestGateway,
  type RunningTestGateway,
  type TestGatewayOptions,
} from "../../tools/test-gateway/server.ts";
import { whenOver } from "./when-over.ts";

export type TestGateway = RunningTestGateway & TestGatewayRemote;

interface Options extends Omit<TestGatewayOptions, "market"> {
  /** Where the market under test is; its own address in tests that deliver notifications by `deliver`. */
  notifyTo?: string;
}

/**
 * A test gateway for a file of tests, closed after it: `const gateway = await testGateway()`, then
 * `testApp({ env: gateway.environment })` pays there. An application that does not listen hears by `deliver`:
 * `({ url, headers, body }) => app.inject(…).then(({ statusCode }) => statusCode)`.
 */
export async function testGateway({
  notifyTo = "http://localhost:3000",
  ...options
}: Options = {}): Promise<TestGateway> {
  const running = await openTestGateway({ ...options, market: notifyTo });
  whenOver(() => running.close());
  return { ...running, ...testGatewayAt(running.url) };
}
