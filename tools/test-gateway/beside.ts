import { readConfig } from "#config";
import { OperatorError } from "#platform/operator-error.ts";
import type { Lifetime } from "#platform/process/run.ts";
import { paymentVariables } from "../../src/payment-settings.ts";
import { phoneVariables } from "../../src/phone-settings.ts";
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
  const { publicUrl, env: mode } = readConfig({ ...env, PAYMENTS: "", PHONE_CODES: "" });
  if (mode === "production" && env.PAYMENTS !== "test") return {};

  const port = Number(env.TEST_GATEWAY_PORT || 0);
  const gateway = await openTestGateway({ market: publicUrl, port }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new OperatorError(`TEST_GATEWAY_PORT (${port}) is already in use: choose another one, or none.`);
  });
  lifetime.onStop(() => gateway.close());
  const environment = {
    ...gateway.environment,
    ...(wantsPhone(mode, env) && gateway.phoneEnvironment),
  };
  return { environment, lines: [`the test gateway  ${gateway.url}`] };
}

/** Codes go to it as well, unless a company that carries them is named; in production only with PHONE_CODES=test. */
function wantsPhone(mode: string, env: NodeJS.ProcessEnv): boolean {
  const { PHONE_CODES: _, PHONE_COUNTRIES: _c, PHONE_CODES_A_DAY: _d, ...companies } = phoneVariables;
  if (Object.keys(companies).some((name) => env[name])) return false;
  return mode !== "production" || env.PHONE_CODES === "test";
}
