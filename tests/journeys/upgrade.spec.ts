import pg from "pg";
import { demoPassword, demoUsername } from "../../tools/demo/accounts.ts";
import { demoAccounts } from "../../tools/demo/owners.ts";
import { addressOf, listedPages, type Visitor } from "../../tools/pages/listed-pages.ts";
import { expect, test } from "./support/test.ts";
import { idsOfMarketBefore, marketOfVersionBefore } from "./upgrade/two-versions.ts";

test.use({ language: "en" });

/** Those of the kept market who have a password. */
const people: Partial<Record<Visitor, string>> = { ...demoAccounts, newcomer: "newcomer@mishwar.example" };

test("the market of the version before is migrated while both versions serve, and every kind of page opens", async () => {
  const market = await marketOfVersionBefore();
  try {
    const before = await market.startBefore();
    const ids = await idsOfMarketBefore();
    await keepOnSale(market.databaseUrl());
    const migrationsBefore = await migrationsIn(market.databaseUrl());
    const seller = await cookieOf(before.origin, demoAccounts.seller);

    // Everything that tables are changed under: reading, searching, writing, and a listing that goes into the memory of searches.
    const failures: string[] = [];
    let calls = 0;
    const ask = async (origin: string, method: string, path: string, body?: object) => {
      calls++;
      const call = () =>
        fetch(origin + path, {
          method,
          headers: { cookie: seller, ...(body && { "content-type": "application/json" }) },
          ...(body && { body: JSON.stringify(body) }),
        }).catch((error: Error) => error);
      // Where a change of a table holds a row for longer than a call waits, the answer asks to come again: once has to do.
      const first = await call();
      const answer = first instanceof Response && first.status === 503 ? await call() : first;
      if (answer instanceof Error) failures.push(`${method} ${path}: ${answer.message}`);
      else if (answer.status >= 400)
        failures.push(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      else await answer.arrayBuffer();
    };
    const use = async (origin: string) => {
      await ask(origin, "GET", "/api/cars?facets=1");
      await ask(origin, "GET", `/api/cars/${ids.car}`);
      await ask(origin, "GET", "/api/my-cars");
      await ask(origin, "GET", "/api/conversations");
      await ask(origin, "GET", "/api/payments");
      await ask(origin, "GET", "/api/subscription/status");
      await ask(origin, "PUT", `/api/favorites/${ids.other}`);
      await ask(origin, "PATCH", `/api/cars/${ids.own}`, { price: 9000 + (calls % 100) });
    };
    // A user may write 40 in a minute.
    const write = (origin: string) =>
      ask(origin, "POST", `/api/conversations/${ids.conversation}/messages`, {
        content: `Still here ${calls}`,
      });
    await use(before.origin);
    await write(before.origin);
    const migrating = { over: false };
    const meanwhile = (async () => {
      while (!migrating.over) await use(before.origin);
    })();
    const now = await market.startNow().finally(() => {
      migrating.over = true;
    });
    await meanwhile;
    expect(await migrationsIn(market.databaseUrl())).toBeGreaterThan(migrationsBefore);
    for (let round = 0; round < 3; round++)
      await Promise.all([before, now].map(({ origin }) => use(origin).then(() => write(origin))));
    expect(failures).toEqual([]);

    await test.step("every page", () => openEveryPage(now.origin, ids));
    await test.step("every list of the administration", () => openEveryList(now.origin));
    for (const version of [now, before]) {
      expect(await version.stop(), version.log()).toBe(0);
      expect(version.log()).not.toMatch(/"level":(50|60)/);
    }
  } finally {
    await market.remove();
  }
});

async function migrationsIn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as n from schema_migrations");
  await client.end();
  return rows[0].n;
}

/** The kept market has its own days, and its listings would lapse by and by. */
async function keepOnSale(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("update cars set expires_at = now() + interval '30 days' where status = 'active'");
  await client.end();
}

async function cookieOf(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  expect(answer.status, email).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function openEveryPage(origin: string, ids: Record<string, string>) {
  const cookies: Partial<Record<Visitor, string>> = { guest: "", administrator: "" };
  for (const [visitor, email] of Object.entries(people))
    cookies[visitor as Visitor] = await cookieOf(origin, email);
  for (const listed of listedPages) {
    const answer = await fetch(origin + addressOf(listed, ids), {
      headers: { cookie: `${cookies[listed.as]}; language=en` },
    });
    expect(answer.status, listed.name).toBeLessThan(listed.missing ? 500 : 400);
    expect(await answer.text(), listed.name).toContain("<main");
  }
}

/** What the administration's tabs show; its pages are made in the browser, of these. */
async function openEveryList(origin: string) {
  const login = await fetch(`${origin}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: demoUsername("super_admin"), password: demoPassword }),
  });
  const { token } = (await login.json()) as { token: string };
  const { paths } = (await (await fetch(`${origin}/openapi.json`)).json()) as {
    paths: Record<string, { get?: { parameters?: { required?: boolean }[] } }>;
  };
  const lists = Object.entries(paths).filter(
    ([path, { get }]) =>
      path.startsWith("/api/admin/") && get && !get.parameters?.some(({ required }) => required),
  );
  expect(lists.length).toBeGreaterThan(15);
  for (const [path] of lists) {
    const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status, path).toBeLessThan(400);
    await answer.arrayBuffer();
  }
}
