import { readConfig } from "#config";
import { OperatorError } from "#platform/operator-error.ts";
import type { Lifetime } from "#platform/process/run.ts";
import { paymentVariables } from "../../src/payment-settings.ts";
import type { Additions } from "../../src/start-web.ts";
import { openTestGateway } from "./server.ts";

/**
 * The test gateway beside a market that is about to start, where it is wanted: outside production as long as no gateway
 * is configured, in production only with PAYMENTS=test. Returns the settings and the line that the market needs of it.
 * `TEST_GATEWAY_PORT`: where it listens; a free port unless said.
 */
export async function testGatewayBeside(
  lifetime: Pick<Lifetime, "onStop">,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Pick<Additions, "environment" | "lines">> {
  // Anyone who names a gateway means that one; the product says what is wrong with it.
  const { PAYMENTS: _, ...variables } = paymentVariables;
  if (Object.keys(variables).some((name) => env[name])) return {};
  const { publicUrl, env: mode } = readConfig({ ...env, PAYMENTS: "" });
  if (mode === "production" && env.PAYMENTS !== "test") return {};

  const port = Number(env.TEST_GATEWAY_PORT || 0);
  const gateway = await openTestGateway({ market: publicUrl, port }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new OperatorError(`TEST_GATEWAY_PORT (${port}) is already in use: choose another one, or none.`);
  });
  lifetime.onStop(() => gateway.close());
  return { environment: gateway.environment, lines: [`the test gateway  ${gateway.url}`] };
}
