// The market that the journeys visit, started as `npm start` starts the real one.
import { runProcess } from "#platform/process/run.ts";
import { startWeb } from "../../../src/start-web.ts";
import { testGatewayBeside } from "../../../tools/test-gateway/beside.ts";
import { fillForJourneys } from "./fill.ts";

await runProcess(async (lifetime) => {
  await startWeb(lifetime, { fill: fillForJourneys, ...(await testGatewayBeside(lifetime)) });
});
