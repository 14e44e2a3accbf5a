import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { buildApp } from "#app";
import { searchIndex } from "#features/search/index/search-index.ts";
import { guestPageCounter } from "#platform/http/guest-pages.ts";
import { liveHub } from "#platform/live/live-hub.ts";
import { countedMailer } from "#platform/mail/counted-mailer.ts";
import { MailRefused } from "#platform/mail/mailer.ts";
import { openMetrics } from "#platform/metrics/metrics.ts";
import { addJob } from "#platform/queue/queue.ts";
import { countedJobs } from "#platform/queue/queue-figures.ts";
import { testApp } from "../tests/support/app.ts";
import { searchCounter, webMetrics } from "./metrics.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const doc = read("docs/observability.md");
/** What stands in backticks in the first column of the tables of a part. */
const named = (from: string, to: string) =>
  doc
    .slice(doc.indexOf(from), doc.indexOf(to))
    .split("\n")
    .flatMap((line) =>
      [...(/^\| (`.*?) \|/.exec(line)?.[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );

const lines: string[] = [];
const { app, db, url, config, storage, time } = await testApp({
  env: { LOG_LEVEL: "info" },
  logTo: { write: (line) => void lines.push(line) },
});

// The figures as start-web.ts and worker.ts put them together.
const metrics = openMetrics();
const index = searchIndex({ db, url, onError: () => {}, onAnswer: searchCounter(metrics) });
webMetrics(metrics, { db, clock: () => time.now, index, live: liveHub() });
guestPageCounter(metrics)("made");
const running = await buildApp({ config, db, storage, clock: () => time.now, search: index.search, metrics });
/** Something of everything that is counted. */
beforeAll(async () => {
  await running.inject("/api/cars");
  const [failing] = countedJobs(metrics, [
    { name: "figures.test", run: () => Promise.reject(new Error("no")) },
  ]);
  await expect(failing?.run({})).rejects.toThrow("no");
  const refusing = { send: () => Promise.reject(new MailRefused("no")), close: () => {} };
  const mail = {
    from: { name: "", address: "" },
    to: "",
    subject: "",
    text: "",
    html: "",
    language: "en",
  } as const;
  await expect(countedMailer(metrics, refusing).send(mail)).rejects.toThrow("no");
  await addJob(db, "figures.test", {});
});
afterAll(async () => {
  await index.stop();
  await running.close();
});

async function figures(): Promise<{ text: string; labels: Map<string, Set<string>> }> {
  const { body } = await running.inject("/metrics");
  const labels = new Map<string, Set<string>>();
  // A figure that has no value at the moment is told with its help alone.
  for (const [, name = ""] of body.matchAll(/^# TYPE (\w+)/gm)) labels.set(name, new Set());
  for (const [, name = "", given = ""] of body.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = labels.get(name) ?? new Set();
    for (const [, label = ""] of given.matchAll(/(\w+)="/g)) known.add(label);
    labels.set(name, known);
  }
  return { text: body, labels };
}

test("a request's lines have the fields that the documentation names, and no others", async () => {
  lines.length = 0;
  await app.inject({
    method: "POST",
    url: "/api/auth/login?next=hidden-search",
    payload: { email: "hidden@mail.example", password: "hidden-password" },
    headers: {
      cookie: "session=hidden-session",
      authorization: "Bearer hidden-token",
      "x-forwarded-for": "192.0.2.77",
    },
    remoteAddress: "192.0.2.77",
  });
  const said = lines.map((line) => JSON.parse(line));
  expect(said.map(({ msg }) => msg)).toEqual([
    "incoming request",
    "a request was refused",
    "request completed",
  ]);
  const always = ["level", "time", "pid", "hostname", "reqId", "msg"];
  expect(Object.keys(said[0]).sort()).toEqual([...always, "req"].sort());
  expect(Object.keys(said[2]).sort()).toEqual([...always, "res", "responseTime"].sort());
  expect(said[0].req).toEqual({ method: "POST", path: "/api/auth/login" });
  expect(said[1]).toMatchObject({ code: expect.any(String) });
  expect(said[2].res).toEqual({ statusCode: expect.any(Number) });
  expect(lines.join("")).not.toMatch(/hidden|192\.0\.2\.77/);
});

test("every field that the code writes to the log is in the documentation", () => {
  const known = named("## Log", "## Figures");
  const written = globSync("src/**/*.ts", {
    cwd: root,
    exclude: (name) => name.endsWith(".test.ts"),
  }).flatMap((file) =>
    [...read(file).matchAll(/\b(?:log|warn)(?:\.(?:info|warn|error|fatal))?\(\s*\{([^{}]*)\}/g)].flatMap(
      ([, keys = ""]) => [...keys.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, key]) => key),
    ),
  );
  expect(written.length).toBeGreaterThan(20);
  expect([...new Set(written)].filter((key) => !known.includes(key))).toEqual([]);
});

test("the figures are those of the documentation", async () => {
  const { text } = await figures();
  expect(text).toContain('mishwar_searches_total{from="database"} 1');
  expect(text).toContain('mishwar_job_runs_total{task="figures.test",outcome="failed"} 1');
  expect(text).toContain('mishwar_mails_total{outcome="refused"} 1');
  expect(text).toContain('mishwar_pool_max{pool="primary"} 5');
  expect(text).toContain('mishwar_orders_of_day{state="paid"} 0');
  expect(text).toMatch(/^mishwar_jobs_waiting [1-9]/m);
  // An index that was never read has no age; none is said to be zero.
  expect(text).not.toMatch(/^mishwar_index_age_seconds \d/m);
  const told = [...text.matchAll(/^# TYPE ((?:mishwar|http)_\w+)/gm)].map(([, name]) => name);
  expect(told.sort()).toEqual(named("## Figures", "`deploy/grafana").sort());
});

const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  read("deploy/grafana/mishwar.json"),
);
const alerts: { groups: { rules: { alert: string; expr: string; annotations: { runbook: string } }[] }[] } =
  parse(read("deploy/prometheus/alerts.yml"));
const rules = alerts.groups.flatMap((group) => group.rules);
const asked = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ of: title, expr }))),
  ...rules.map(({ alert, expr }) => ({ of: alert, expr })),
];
/** What Prometheus itself, or another exporter, adds. */
const ofOthers = /^(up|node_\w+)$/;
const ofTargets = new Set(["job", "instance", "le"]);
const words = /^(sum|rate|by|max|topk|histogram_quantile|increase|delta|and|or|unless|share)$/;

test.each(asked)("the dashboard and the alerts ask for figures that are there: $of", async ({ expr }) => {
  const { labels } = await figures();
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = ""]) => list.split(/,\s*/));
  const bare = expr.replaceAll(/\bby \([^)]*\)|\{[^}]*\}|\[\w+\]|"[^"]*"|\b\d[\d.e]*/g, " ");
  const names = [...bare.matchAll(/[a-z_]\w*/g)].map(([name]) => name).filter((name) => !words.test(name));
  const ours = names.filter((name) => !ofOthers.test(name));
  expect(names).not.toEqual([]);
  expect(ours.filter((name) => !labels.has(name) && !expr.includes("node_"))).toEqual([]);
  const chosen = [...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = ""]) =>
    [...list.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = ""]) => label),
  );
  const known = new Set(ours.flatMap((name) => [...(labels.get(name) ?? [])]));
  if (ours.length === 0) return;
  expect([...grouped, ...chosen].filter((label) => !known.has(label) && !ofTargets.has(label))).toEqual([]);
});

test("each alert leads to a page of the runbook, and each panel has a place of its own", () => {
  const headings = [...read("docs/runbook.md").matchAll(/^## (?:\d+\. )?(.+)$/gm)].map(([, text = ""]) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, "")
      .trim()
      .replaceAll(/\s+/g, "-"),
  );
  for (const { annotations } of rules) {
    const [file, page] = annotations.runbook.split("#");
    expect(file).toBe("docs/runbook.md");
    expect(headings).toContain(page);
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

test.each(
  [...read("docs/runbook.md").matchAll(/^```sql\n([\s\S]*?)^```$/gm)].map(([, statement = ""]) => statement),
)("what the runbook asks the database can be asked: %s", async (statement) => {
  await db.transaction().execute((tx) => sql.raw(statement).execute(tx));
});
