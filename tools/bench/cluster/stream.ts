import { Agent, get, type IncomingMessage } from "node:http";

/** An open stream of events of one user, as little as can be on this side: what is measured is the server. */
export interface BenchStream {
  /** Resolves when a text has come. */
  until(text: string): Promise<number>;
  close(): void;
}

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

/** Opens a stream and waits until it is greeted. */
export async function openStream(origin: string, cookie: string): Promise<BenchStream> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${origin}/api/events`, { agent, headers: { cookie } }, resolve).on("error", reject);
  });
  if (response.statusCode !== 200) throw new Error(`a stream was answered with ${response.statusCode}`);
  const waiting = new Map<string, (at: number) => void>();
  let greeted = () => {};
  const hello = new Promise<void>((resolve) => {
    greeted = resolve;
  });
  let over = false;
  response.setEncoding("utf8");
  response.on("data", (piece: string) => {
    const at = performance.now();
    if (piece.includes("event: hello")) greeted();
    for (const [text, arrived] of waiting) {
      if (!piece.includes(text)) continue;
      waiting.delete(text);
      arrived(at);
    }
  });
  response.on("error", (error) => {
    if (!over) throw error;
  });
  await hello;
  return {
    until: (text) => new Promise((resolve) => waiting.set(text, resolve)),
    close: () => {
      over = true;
      response.destroy();
    },
  };
}
