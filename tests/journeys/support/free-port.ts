import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** A port that nobody uses, below those that systems give to outgoing connections: it is still free some seconds later. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + randomInt(12_000);
    const server = createServer();
    const free = await new Promise<boolean>((done) => {
      server.once("error", () => done(false));
      server.listen(port, () => done(true));
    });
    if (!free) continue;
    await new Promise((done) => server.close(done));
    return port;
  }
}
