import { randomBytes } from "node:crypto";
import type { Result } from "lighthouse";
import pg from "pg";
import { secretHash, sessionCookieName } from "#features/accounts/sessions/session-cookie.ts";
import { runningEmbeddedUrl } from "#platform/db/embedded-owner.ts";
import { demoAccounts } from "../../demo/owners.ts";
import { addressOf, type ListedPage, pagesNamed, type Visitor } from "../../pages/listed-pages.ts";
import { idsOfMarket } from "../../pages/market-ids.ts";
import type { Report } from "../lib/report.ts";
import { figure } from "../lib/stats.ts";
import { type Target, table } from "../lib/table.ts";
import { audit, type Holds } from "./audit.ts";
import { failuresOf, movedOn, shiftOf } from "./failures.ts";

const shown = ["performance", "accessibility", "best-practices", "seo"] as const;
type Shown = (typeof shown)[number];

/** What is asked of every page; of performance where a first visit may begin, on a slow phone and one run. */
const mostShift = 0.1;
const least: Record<Shown, number> = { performance: 90, accessibility: 100, "best-practices": 100, seo: 100 };

interface Audited {
  page: ListedPage;
  language: "ar" | "en";
  result: Result;
}

/**
 * Every listed page, once each: those of guests in both languages, those of the signed-in in the first. Pages of what the market
 * has not (a conversation, a payment) are left out. `--only=WORD,WORD` takes those whose name has one of the words.
 */
export async function benchAllPages(origin: string, dataDir: string, args: string[]): Promise<Report> {
  const words =
    args
      .find((arg) => arg.startsWith("--only="))
      ?.slice(7)
      .split(",") ?? [];
  const url = runningEmbeddedUrl(dataDir);
  if (!url) throw new Error("The market's database does not run");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const find = async (query: string, values: unknown[]) =>
      (await client.query<{ id: string }>(query, values)).rows.map(({ id }) => id);
    const ids = await idsOfMarket(find);
    const visitors = await signIn(client, origin);
    const audited: Audited[] = [];
    for (const page of pagesNamed(words)) {
      const asked = [...page.address.matchAll(/\{(\w+)\}/g)].map(([, id = ""]) => id);
      if (page.missing || asked.some((id) => !ids[id])) continue;
      for (const language of page.as === "guest" ? (["ar", "en"] as const) : (["ar"] as const)) {
        const address = new URL(addressOf(page, ids), origin);
        address.searchParams.set("lang", language);
        // A run takes longer than an administrator's session lasts that nobody uses.
        await client.query("update admin_tokens set last_seen_at = now() where user_agent = 'bench'");
        const wanted = { unlisted: page.unlisted ?? false, holds: visitors[page.as] };
        audited.push({ page, language, result: await audit(address.href, wanted) });
        process.stdout.write(".");
      }
    }
    process.stdout.write("\n");
    return report(audited);
  } finally {
    await client.query("delete from admin_tokens where user_agent = 'bench'").catch(() => {});
    await client.query("delete from admin_users where username = 'bench-lighthouse'").catch(() => {});
    await client.query("delete from sessions where sess ? 'bench'").catch(() => {});
    await client.end();
  }
}

/** Sessions straight into the database: a market in production knows no password of a demo account. */
async function signIn(client: pg.Client, origin: string): Promise<Partial<Record<Visitor, Holds>>> {
  const user = async (email: string): Promise<Holds> => {
    const secret = randomBytes(32).toString("base64url");
    await client.query(
      `insert into sessions (sid, user_id, sess, expire)
        select $1, id, '{"bench": true}', now() + interval '1 day' from users where email = $2`,
      [secretHash(secret), email],
    );
    return { cookies: { [sessionCookieName(origin)]: secret }, localStorage: {} };
  };
  return {
    newcomer: await user(demoAccounts.buyer),
    buyer: await user(demoAccounts.buyer),
    seller: await user(demoAccounts.seller),
    dealer: await user(demoAccounts.dealer),
    administrator: await administrator(client),
  };
}

async function administrator(client: pg.Client): Promise<Holds> {
  const who = { username: "bench-lighthouse", fullName: "Bench", role: "super_admin" };
  const token = randomBytes(32).toString("base64url");
  const { rows } = await client.query<{ id: string }>(
    `with a as (insert into admin_users (username, email, password, full_name, role)
        values ($1, 'bench-lighthouse@example.com', 'none', $2, $3)
        on conflict (username) do update set full_name = excluded.full_name returning id)
      insert into admin_tokens (token, admin_id, user_agent, created_at, last_seen_at)
        select $4, id, 'bench', now(), now() from a returning admin_id as id`,
    [who.username, who.fullName, who.role, secretHash(token)],
  );
  const adminUser = JSON.stringify({ id: rows[0]?.id, ...who });
  return { cookies: {}, localStorage: { adminToken: token, adminUser } };
}

const scoreOf = ({ result }: Audited, category: Shown) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
const isAsked = ({ page }: Audited, category: Shown) =>
  category === "seo" ? !page.unlisted : category !== "performance" || page.as === "guest";

function report(audited: readonly Audited[]): Report {
  const rows = audited.map((one) => [
    `${one.page.name} ${one.language}`,
    ...shown.map((category) =>
      category === "seo" && one.page.unlisted ? "–" : String(scoreOf(one, category)),
    ),
    figure((one.result.audits["largest-contentful-paint"]?.numericValue ?? 0) / 1000),
    figure(one.result.audits["total-blocking-time"]?.numericValue ?? 0),
    shiftOf(one.result).toFixed(3),
  ]);
  for (const one of audited) {
    const failures = failuresOf(
      one.result,
      shown.filter((category) => isAsked(one, category) && category !== "performance"),
    );
    if (shiftOf(one.result) > mostShift) failures.push(movedOn(one.result));
    if (failures.length > 0) console.log(`${one.page.name} ${one.language}\n${failures.join("\n")}\n`);
  }
  const head = ["page", "performance", "accessibility", "best practices", "SEO", "LCP s", "TBT ms", "CLS"];
  return {
    markdown: [
      `Lighthouse ${audited[0]?.result.lighthouseVersion ?? ""}, mobile, simulated slow 4G, one run of each page; SEO of pages that search engines are to find.`,
      "",
      table(head, rows),
    ].join("\n"),
    targets: [
      ...shown
        .filter((category) => audited.some((one) => isAsked(one, category)))
        .map((category) => targetOf(category, audited)),
      stillnessOf(audited),
    ],
  };
}

function stillnessOf(audited: readonly Audited[]): Target {
  const most = Math.max(...audited.map(({ result }) => shiftOf(result)));
  return {
    text: `layout shift at most ${mostShift} everywhere`,
    figure: `${most.toFixed(3)} at the most`,
    met: most <= mostShift,
  };
}

function targetOf(category: Shown, audited: readonly Audited[]): Target {
  const asked = audited.filter((one) => isAsked(one, category));
  const lowest = Math.min(...asked.map((one) => scoreOf(one, category)));
  const where = category === "performance" ? "where no one signs in" : "everywhere";
  return {
    text: `${category} at least ${least[category]} ${where}`,
    figure: `${lowest} at the lowest`,
    met: lowest >= least[category],
  };
}
