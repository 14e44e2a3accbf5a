import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

/** One connection to a port that several processes share, and so to one of them: tests/support/serve-web.ts says to which. */
export class Line {
  #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #port: number;
  process = 0;

  constructor(port: number) {
    this.#port = port;
  }

  async open(path: string, headers: object = {}, method = "GET", body?: object): Promise<IncomingMessage> {
    const sent = request({
      ...{ host: "127.0.0.1", port: this.#port, path, method, agent: this.#agent },
      headers: { ...(body && { "content-type": "application/json" }), ...headers },
    });
    sent.end(body && JSON.stringify(body));
    const [answer] = await once(sent, "response");
    const served = Number(answer.headers["served-by"]);
    // A server that ends closes each connection after its answer.
    this.process = served;
    return answer;
  }

  async ask(path: string, headers?: object, method?: string, body?: object) {
    const answer = await this.open(path, headers, method, body);
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  }

  end = () => this.#agent.destroy();
}

/** Connections to two processes: the first one hands them out in turn. */
export async function linesToTwo(port: number): Promise<[Line, Line]> {
  const lines = new Map<number, Line>();
  while (lines.size < 2) {
    const line = new Line(port);
    await line.ask("/healthz");
    if (lines.has(line.process)) line.end();
    else lines.set(line.process, line);
  }
  return [...lines.values()] as [Line, Line];
}

/** What comes in a stream until this is in it. */
export async function heard(stream: IncomingMessage, wanted: string): Promise<string> {
  let all = "";
  for await (const piece of stream.iterator({ destroyOnReturn: false })) {
    all += piece;
    if (all.includes(wanted)) return all;
  }
  throw new Error(`it ended without ${wanted}: ${all}`);
}
