import { Agent, request } from "node:http";

export interface Reply {
  status: number;
  text: string;
  cookies: string[];
}
interface Asked {
  method?: string;
  body?: object;
  /** One Idempotency-Key for both tries. */
  key?: string;
  headers?: Record<string, string>;
}

/** A visitor of a node itself comes from elsewhere: told by a proxy that the nodes believe. */
export const from = (address: string) => ({ "x-forwarded-for": address });

/** A user with a browser: an address of the own, connections that are kept, and cookies. */
export class Visitor {
  #agent: Agent;
  #jar = new Map<string, string>();
  #origin: string;

  constructor(origin: string, number: number, cookie?: string) {
    this.#origin = origin;
    this.#agent = new Agent({
      keepAlive: true,
      maxSockets: 4,
      localAddress: `127.0.${1 + (number >> 8)}.${number & 255}`,
    });
    if (cookie) this.#keep(cookie);
  }

  #keep(cookie: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === "") this.#jar.delete(name);
    else this.#jar.set(name, value);
  }

  /** Asks once. */
  async ask(path: string, asked: Asked = {}, origin = this.#origin): Promise<Reply> {
    const { method = "GET", body, key, headers } = asked;
    const reply = await new Promise<Reply>((resolve, reject) => {
      const sending = request(
        origin + path,
        {
          method,
          agent: this.#agent,
          timeout: 20_000,
          headers: {
            cookie: [...this.#jar].map(([name, value]) => `${name}=${value}`).join("; "),
            "user-agent": "Mozilla/5.0 (bench)",
            ...(body && { "content-type": "application/json" }),
            ...(key && { "idempotency-key": key }),
            ...headers,
          },
        },
        (answer) => {
          let text = "";
          answer.setEncoding("utf8");
          answer.on("data", (piece) => {
            text += piece;
          });
          answer.on("error", reject);
          answer.on("end", () =>
            resolve({ status: answer.statusCode ?? 0, text, cookies: answer.headers["set-cookie"] ?? [] }),
          );
        },
      );
      sending.on("error", reject);
      sending.on("timeout", () => sending.destroy(new Error("no answer in 20 s")));
      sending.end(body && JSON.stringify(body));
    });
    for (const cookie of reply.cookies) this.#keep(cookie);
    return reply;
  }

  close(): void {
    this.#agent.destroy();
  }
}
