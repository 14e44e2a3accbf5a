import { execFile } from "node:child_process";
import { Agent, get, type OutgoingHttpHeaders } from "node:http";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** What some requests came to. */
export interface Shots {
  requests: number;
  perSecond: number;
  /** Of the bodies, as they were sent. */
  bytes: number;
}

/** Of a hundred requests: a machine that stands still for seconds lets the server refuse some; more is no measurement. */
const mostRefused = 0.01;

/** Asks for each address once, as many at a time as there are clients; throws when one is not answered by 200. */
export async function askEach(
  addresses: readonly string[],
  headers: OutgoingHttpHeaders,
  clients: number,
): Promise<Shots> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const left = addresses.values();
  let bytes = 0;
  const client = async () => {
    for (const address of left) bytes += await ask(address, headers, agent);
  };
  const started = performance.now();
  try {
    await Promise.all(Array.from({ length: clients }, client));
  } finally {
    agent.destroy();
  }
  const seconds = (performance.now() - started) / 1000;
  return { requests: addresses.length, perSecond: addresses.length / seconds, bytes };
}

/** Returns the bytes of the answer as they were sent: nothing unpacks them here. */
function ask(address: string, headers: OutgoingHttpHeaders, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = get(address, { headers, agent }, (answer) => {
      let bytes = 0;
      answer.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      answer.on("error", reject).on("end", () => {
        if (answer.statusCode === 200) resolve(bytes);
        else reject(new Error(`${address} was answered by ${answer.statusCode}`));
      });
    });
    asking.on("error", reject);
  });
}

/** Asks for one address as often as it is answered, from a process of its own: autocannon. */
export async function askOften(
  address: string,
  headers: Record<string, string>,
  clients: number,
  seconds: number,
): Promise<Shots> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    fileURLToPath(import.meta.resolve("autocannon")),
    ...["-c", String(clients), "-d", String(seconds), "--json", "--no-progress"],
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    address,
  ]);
  const { requests, throughput, non2xx, errors } = JSON.parse(stdout);
  if (non2xx + errors > requests.total * mostRefused) {
    throw new Error(`${address}: ${non2xx} answers other than 2xx and ${errors} errors of ${requests.total}`);
  }
  return { requests: requests.total, perSecond: requests.average, bytes: throughput.total };
}
