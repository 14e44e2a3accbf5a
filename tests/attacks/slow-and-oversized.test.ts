import type { AddressInfo, Socket } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { testApp } from "../support/app.ts";
import { type Spoken, spokenTo } from "./support/raw-connection.ts";

/** Connections that say too little, too much or two things at once, to a server that listens; its times are short. */
const { app } = await testApp({ arrival: { requestMs: 4000, headMs: 2000, checkMs: 50 } });
const connections: Socket[] = [];
app.server.on("connection", (socket) => connections.push(socket));
await app.listen({ port: 0, host: "127.0.0.1" });
const { port } = app.server.address() as AddressInfo;
afterAll(() => app.server.closeAllConnections());

const head = (more: string, line = "POST /api/contact HTTP/1.1") =>
  `${line}\r\nHost: 127.0.0.1:${port}\r\n${more}\r\n`;
const json = "Content-Type: application/json\r\n";
const isServed = async () => expect((await fetch(`http://127.0.0.1:${port}/api/site`)).status).toBe(200);
/** Refused, and nothing else answered; `most`: anyone who may not call is told so before the body is there, and cut off then. */
const expectRefused = ({ statuses, text }: Spoken, most = 1) => {
  expect(statuses.length, text).toBeLessThanOrEqual(most);
  for (const status of statuses) {
    expect(status, text).toBeGreaterThanOrEqual(400);
    expect(status, text).toBeLessThan(500);
  }
  expect(text).not.toMatch(/\n\s+at |node_modules/);
};

describe("what never arrives", () => {
  it("is cut off, however many they are, and others are served meanwhile", async () => {
    const silent = Array.from({ length: 30 }, () => spokenTo(port, () => undefined));
    const heads = Array.from({ length: 30 }, () =>
      spokenTo(port, (write) => {
        write("GET /api/site HTTP/1.1\r\n");
        return () => write("X-More: 1\r\n");
      }),
    );
    const bodies = Array.from({ length: 30 }, () =>
      spokenTo(port, (write) => {
        write(head(`${json}Content-Length: 100000\r\n`));
        return () => write(" ");
      }),
    );
    const chunks = Array.from({ length: 30 }, () =>
      spokenTo(port, (write) => {
        write(head(`${json}Transfer-Encoding: chunked\r\n`));
        return () => write("1\r\n \r\n");
      }),
    );
    const parts = Array.from({ length: 5 }, () =>
      spokenTo(port, (write) => {
        write(
          head(
            "Content-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n",
            "PUT /api/auth/picture HTTP/1.1",
          ),
        );
        return () => write("1\r\n-\r\n");
      }),
    );
    await isServed();
    for (const spoken of await Promise.all([...silent, ...heads, ...bodies, ...chunks]))
      expectRefused(spoken);
    for (const spoken of await Promise.all(parts)) expectRefused(spoken, 2);
    await isServed();
  });

  it("is no body of the length that was said: what lacks is waited for no longer than any", async () => {
    expectRefused(await spokenTo(port, `${head(`${json}Content-Length: 50\r\n`)}{"a":1}`));
  });
});

describe("what is too much", () => {
  it("is not read on: a body without end, in chunks or by its length", async () => {
    const piece = Buffer.alloc(65_536, "x");
    const inChunks = spokenTo(port, (write) => {
      write(head(`${json}Transfer-Encoding: chunked\r\n`));
      return () => {
        // As much as the connection takes.
        while (write(Buffer.concat([Buffer.from("10000\r\n"), piece, Buffer.from("\r\n")])));
      };
    });
    const byLength = spokenTo(port, (write) => {
      write(head(`${json}Content-Length: 99999999999\r\n`));
      return () => {
        while (write(piece));
      };
    });
    await isServed();
    for (const spoken of await Promise.all([inChunks, byLength])) {
      expectRefused(spoken);
    }
    for (const { bytesRead } of connections) expect(bytesRead).toBeLessThan(4_000_000);
  });

  it.each([
    ["ten thousand headers", head(Array.from({ length: 10_000 }, (_, at) => `X-${at}: 1\r\n`).join("")), 431],
    ["a header of a megabyte", head(`X-Long: ${"x".repeat(1_000_000)}\r\n`), 431],
    [
      "an address of a megabyte",
      head("Connection: close\r\n", `GET /cars?${"x".repeat(1_000_000)} HTTP/1.1`),
      431,
    ],
    [
      "an address of 14 KB",
      head("Connection: close\r\n", `GET /api/cars/${"x".repeat(14_000)} HTTP/1.1`),
      404,
    ],
    [
      "cookies of 14 KB",
      head(`Cookie: ${"a=b; ".repeat(2800)}\r\nConnection: close\r\n`, "POST /api/auth/logout HTTP/1.1"),
      204,
    ],
    [
      "a chunk of more than numbers hold",
      `${head(`${json}Transfer-Encoding: chunked\r\n`)}FFFFFFFFFFFFFFFFF\r\n`,
      400,
    ],
    [
      "an extension of a chunk without end",
      `${head(`${json}Transfer-Encoding: chunked\r\n`)}1;${"x".repeat(100_000)}\r\n`,
      400,
    ],
  ])("%s", async (_, words, status) => {
    const spoken = await spokenTo(port, words);
    // Who is cut off in the middle of a sentence may not hear why.
    if (status < 400 || spoken.statuses.length > 0) expect(spoken.statuses, spoken.text).toEqual([status]);
    await isServed();
  });

  it("is not many requests on one connection: each is answered, in their order", async () => {
    const count = 300;
    const one = head("", "GET /api/site HTTP/1.1");
    const other = head("", "GET /api/nothing HTTP/1.1");
    const last = head("Connection: close\r\n", "GET /api/site HTTP/1.1");
    const { statuses } = await spokenTo(port, (one + other).repeat(count) + last);
    expect(statuses).toEqual([...Array.from({ length: count }, () => [200, 404]).flat(), 200]);
  });
});

describe("one request that could be read as two", () => {
  const hidden = `GET /api/site HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
  const inside = `0\r\n\r\n${hidden}`;
  it.each([
    [
      "a length and chunks",
      head(`${json}Content-Length: ${inside.length}\r\nTransfer-Encoding: chunked\r\n`) + inside,
    ],
    ["chunks and a length", head(`${json}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n`) + inside],
    [
      "two lengths",
      `${head(`${json}Content-Length: 2\r\nContent-Length: ${2 + hidden.length}\r\n`)}{}${hidden}`,
    ],
    ["the same length twice", `${head(`${json}Content-Length: 2\r\nContent-Length: 2\r\n`)}{}${hidden}`],
    ["a list of lengths", `${head(`${json}Content-Length: 2, 2\r\n`)}{}${hidden}`],
    ["a length with a sign", `${head(`${json}Content-Length: +2\r\n`)}{}${hidden}`],
    ["a length in hex", `${head(`${json}Content-Length: 0x2\r\n`)}{}${hidden}`],
    ["a length below nothing", head(`${json}Content-Length: -1\r\n`) + hidden],
    ["an unknown encoding", head(`${json}Transfer-Encoding: xchunked\r\n`) + inside],
    [
      "chunks that are not the last encoding",
      head(`${json}Transfer-Encoding: chunked, identity\r\n`) + inside,
    ],
    ["two encodings", head(`${json}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n`) + inside],
    ["a space before the colon", head(`${json}Transfer-Encoding : chunked\r\n`) + inside],
    [
      "a header that goes on in the next line",
      head(`${json}X-A: 1\r\n Transfer-Encoding: chunked\r\n`) + inside,
    ],
    [
      "a header that ends in a bare carriage return",
      head(`${json}X-A: 1\rTransfer-Encoding: chunked\r\n`) + inside,
    ],
    [
      "a bare line feed",
      head(`${json}X-A: 1\nTransfer-Encoding: chunked\r\n`).replaceAll("\r\n", "\n") + inside,
    ],
    [
      "a chunk that is longer than it says",
      `${head(`${json}Transfer-Encoding: chunked\r\n`)}1\r\n{}\r\n${inside}`,
    ],
    [
      "a chunk that ends in a bare line feed",
      `${head(`${json}Transfer-Encoding: chunked\r\n`)}2\n{}\n0\n\n${hidden}`,
    ],
    ["no host", `POST /api/contact HTTP/1.1\r\n${json}Content-Length: 2\r\n\r\n{}`],
    ["two hosts", `${head(`Host: evil.example\r\nConnection: close\r\n${json}Content-Length: 2\r\n`)}{}`],
    ["a NUL in a header", `${head(`X-A: a\0b\r\n${json}Content-Length: 2\r\n`)}{}`],
    ["no method of HTTP", head("", "BREW /api/site HTTP/1.1") + hidden],
    ["a tunnel", head("", "CONNECT 127.0.0.1:22 HTTP/1.1") + hidden],
    ["HTTP/2 without asking", `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${hidden}`],
    ["HTTP/0.9", `GET /api/site\r\n${hidden}`],
    ["TLS", Buffer.from("16030100a5010000a1", "hex").toString("latin1")],
  ])("is refused, and the connection closed: %s", async (_, words) => {
    expectRefused(await spokenTo(port, words));
  });
});
