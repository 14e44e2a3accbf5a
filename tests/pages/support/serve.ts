// The market that is looked at page by page: that of the journeys, in which nothing depends on the order of ids, nor on the hour.
import { runProcess } from "#platform/process/run.ts";
import { startWeb } from "../../../src/start-web.ts";
import { testGatewayBeside } from "../../../tools/test-gateway/beside.ts";
import { fillForJourneys } from "../../journeys/support/fill.ts";
import { moveToWholeDays } from "./whole-days.ts";

await runProcess(async (lifetime) => {
  const gateway = await testGatewayBeside(lifetime);
  await startWeb(lifetime, {
    ...gateway,
    async fill(deps) {
      const filling = await fillForJourneys(deps);
      await moveToWholeDays(deps.db);
      return filling;
    },
  });
});
