import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Stands between the product and what it depends on, on the loopback, and does to the way what networks do. */
export interface Way {
  port: number;
  /** What goes to the other side is so late; 0: at once. */
  delay(ms: number): void;
  /** Ends every connection, and every new one, until `allow`. */
  refuse(): void;
  /** Takes connections and what is sent over them, and passes nothing on, until `allow`. */
  swallow(): void;
  allow(): void;
  close(): Promise<void>;
}

export async function openProxy(target: { port: number } | { path: string }): Promise<Way> {
  let delayMs = 0;
  let mode: "pass" | "refuse" | "swallow" = "pass";
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    socket.setNoDelay(true);
  };

  const server = createServer((near) => {
    keep(near);
    if (mode === "refuse") return near.destroy();
    const far = connect({ host: "127.0.0.1", ...target });
    keep(far);
    // Timers of one length fire in their order, so nothing is overtaken while the delay stays the same.
    const pass = (from: Socket, to: Socket, late: () => number) => {
      from.on("data", (bytes) => {
        if (mode === "swallow") return;
        const ms = late();
        if (ms === 0) to.write(bytes);
        else setTimeout(() => to.writable && to.write(bytes), ms);
      });
      from.once("close", () => to.destroy());
    };
    pass(near, far, () => delayMs);
    pass(far, near, () => 0);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };

  return {
    port: (server.address() as AddressInfo).port,
    delay: (ms) => {
      delayMs = ms;
    },
    refuse: () => {
      mode = "refuse";
      cut();
    },
    swallow: () => {
      mode = "swallow";
    },
    allow: () => {
      // What was swallowed is lost: no connection can go on without it.
      if (mode === "swallow") cut();
      mode = "pass";
    },
    close: async () => {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
