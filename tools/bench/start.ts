import { withMarket } from "./lib/market.ts";
import { startServer } from "./lib/processes.ts";
import type { Report } from "./lib/report.ts";
import { figure } from "./lib/stats.ts";
import { table } from "./lib/table.ts";

const targetSeconds = 5;
const starts = 3;

/** How long `npm start` takes on a data folder that is there already: from the command to the first good /readyz. */
export async function benchStart(): Promise<Report> {
  const dataDir = await withMarket({ listings: 600, pictures: true }, async (market) => market.dataDir);
  const seconds: number[] = [];
  for (let run = 0; run < starts; run++) {
    const server = await startServer(["npm", "start"], dataDir);
    seconds.push(server.readyAfterMs / 1000);
    await server.stop();
  }
  const rows = seconds.map((value, index) => [`start ${index + 1}`, figure(value)]);
  const slowest = Math.max(...seconds);
  return {
    markdown: table(["npm start on an existing DATA_DIR", "seconds until /readyz is 200"], rows),
    targets: [
      {
        text: `ready in under ${targetSeconds} s, each time`,
        figure: `${figure(slowest)} s at most`,
        met: slowest < targetSeconds,
      },
    ],
  };
}
