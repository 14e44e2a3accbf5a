import { runProcess } from "#platform/process/run.ts";
import { openTestGateway } from "./server.ts";

/**
 * The test gateway as a process of its own, for a market in several processes: prints the settings that they need.
 * `PUBLIC_URL`: the market's address; `TEST_GATEWAY_PORT`: where to listen.
 */
await runProcess(async (lifetime) => {
  const gateway = await openTestGateway({
    market: (process.env.PUBLIC_URL || "http://localhost:3000").replace(/\/+$/, ""),
    port: Number(process.env.TEST_GATEWAY_PORT || 0),
  });
  lifetime.onStop(() => gateway.close());
  const lines = Object.entries({ ...gateway.environment, ...gateway.phoneEnvironment }).map(
    ([name, value]) => `${name}=${value}`,
  );
  process.stdout.write(`${lines.join("\n")}\n`);
});
