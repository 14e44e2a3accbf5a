import type { Report } from "../lib/report.ts";
import { figure } from "../lib/stats.ts";
import { type Target, table } from "../lib/table.ts";
import type { RequestMade } from "../lib/writer/journal.ts";

export const longestAllowedMs = 3000;

/** What a fault did. */
export interface Row {
  name: string;
  notHere?: string;
  measured?: Measured;
}
export interface Measured {
  requests: number;
  /** 503 with Retry-After. */
  busy: number;
  /** No connection, since the process that would answer was killed. */
  noConnection: number;
  /** Everything that must not be, in words. */
  wrong: string[];
  longestMs: number;
  /** From the end of the fault until `/readyz` is 200 and each kind of writing is acknowledged. */
  backMs: number;
  readyzWrong: string[];
  lost: string[];
  doubled: string[];
  jobsLeft: string[];
  strays: string[];
  logErrors: string[];
}

/** Sorts the requests of a fault. `mayRefuse`: nobody can answer while the process itself is dead. */
export function sortRequests(requests: readonly RequestMade[], mayRefuse: boolean) {
  const noConnection = requests.filter(({ wrong }) => wrong === "no connection");
  const wrong = requests
    .filter(({ wrong }) => wrong && wrong !== "no connection")
    .map(({ wrong }) => String(wrong));
  return {
    requests: requests.length,
    busy: requests.filter(({ status, wrong }) => status === 503 && !wrong).length,
    noConnection: noConnection.length,
    wrong: mayRefuse ? wrong : [...wrong, ...noConnection.map(({ kind }) => `no connection ${kind}`)],
    longestMs: Math.max(0, ...requests.map(({ ms }) => ms)),
  };
}

const head = [
  "fault",
  "requests",
  "503",
  "no connection",
  "other errors",
  "longest, s",
  "back after, s",
  "readyz wrong",
  "lost",
  "doubled",
  "jobs left",
  "stray files",
  "errors in the log",
];

const cells = ({ name, notHere, measured: m }: Row): string[] => {
  if (!m) return [name, `not tried here: ${notHere}`, ...Array.from({ length: head.length - 2 }, () => "–")];
  return [
    name,
    String(m.requests),
    String(m.busy),
    String(m.noConnection),
    String(m.wrong.length),
    figure(m.longestMs / 1000),
    figure(m.backMs / 1000),
    ...[m.readyzWrong, m.lost, m.doubled, m.jobsLeft, m.strays, m.logErrors].map(({ length }) =>
      String(length),
    ),
  ];
};

export function reportOf(rows: readonly Row[]): Report {
  const measured = rows.flatMap(({ measured }) => measured ?? []);
  const none = (text: string, of: (row: Measured) => readonly string[]): Target => {
    const all = measured.flatMap(of);
    return { text, figure: all.length === 0 ? "none" : `${all.length}`, met: all.length === 0 };
  };
  const longest = Math.max(0, ...measured.map(({ longestMs }) => longestMs));
  const targets = [
    none("nothing acknowledged is lost", ({ lost }) => lost),
    none("nothing is there twice", ({ doubled }) => doubled),
    none("jobs resume and end", ({ jobsLeft }) => jobsLeft),
    none("/readyz tells the truth", ({ readyzWrong }) => readyzWrong),
    none("every refusal is a 503 with Retry-After", ({ wrong }) => wrong),
    none("no half of an upload is left", ({ strays }) => strays),
    none("no unexpected error in the log", ({ logErrors }) => logErrors),
    {
      text: "every answer in under 3 s",
      figure: `${figure(longest / 1000)} s at most`,
      met: longest < longestAllowedMs,
    },
  ];
  return { markdown: table(head, rows.map(cells)), targets };
}

/** What is behind the figures of a row, for anyone who runs it. */
export function detailsOf({ name, measured }: Row): string {
  if (!measured) return "";
  const lists = { ...measured, requests: [], busy: [], noConnection: [], longestMs: [], backMs: [] };
  return Object.entries(lists)
    .flatMap(([what, all]) => {
      if (all.length === 0) return [];
      const counted = Map.groupBy(all as string[], (text) => text);
      const most = [...counted].map(([text, { length }]) => `${length} × ${text}`).slice(0, 5);
      return [`  ${name}, ${what}: ${most.join("; ")}`];
    })
    .join("\n");
}
