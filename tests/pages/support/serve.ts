// The market that is looked at page by page: that of the journeys, in which nothing depends on the order of ids.
import { runProcess } from "#platform/process/run.ts";
import { startWeb } from "../../../src/start-web.ts";
import { testGatewayBeside } from "../../../tools/test-gateway/beside.ts";
import { fillForJourneys } from "../../journeys/support/fill.ts";

await runProcess(async (lifetime) => {
  await startWeb(lifetime, { fill: fillForJourneys, ...(await testGatewayBeside(lifetime)) });
});
