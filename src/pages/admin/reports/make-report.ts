import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { readDays } from "../overview/daily-figures.ts";
import type { Span } from "../overview/days.ts";
import { centsOf, readTakings } from "../overview/money.ts";
import type { Report } from "./report.contract.ts";
import type { ReportGroup, ReportKind, ReportStep } from "./report-kinds.ts";
import { startOf, startsOf } from "./steps.ts";

interface Asked {
  what: ReportKind;
  by: ReportGroup;
  step: ReportStep;
  span: Span;
  language: Language;
}

/** What happened on a day, of one key. Revenue in whole cents. */
interface Point {
  day: string;
  key: string;
  value: number;
}

/** A table of figures over time: a row for each key, a column for each step. */
export async function makeReport(
  db: Database,
  asked: Asked,
): Promise<Pick<Report, "starts" | "rows" | "totals" | "total">> {
  const points = await readPoints(db, asked);
  const names = asked.by === "plan" ? await namesOfSold(db, asked.language) : undefined;
  const starts = startsOf(asked.span, asked.step);
  const place = new Map(starts.map((start, at) => [start, at]));
  const unit = asked.what === "revenue" ? 100 : 1;
  const sums = new Map<string, number[]>();
  const totals = starts.map(() => 0);
  for (const { day, key, value } of points) {
    const at = place.get(startOf(day, asked.step));
    if (at === undefined) continue;
    const row = sums.get(key) ?? starts.map(() => 0);
    row[at] = (row[at] ?? 0) + value;
    totals[at] = (totals[at] ?? 0) + value;
    sums.set(key, row);
  }
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const rows = [...sums].map(([key, values]) => ({
    key,
    name: names?.get(key) ?? null,
    values: values.map((value) => value / unit),
    total: sum(values) / unit,
  }));
  rows.sort((a, b) => b.total - a.total || (a.key < b.key ? -1 : 1));
  return { starts, rows, totals: totals.map((value) => value / unit), total: sum(totals) / unit };
}

async function readPoints(db: Database, { what, by, span }: Asked): Promise<Point[]> {
  if (what === "revenue") {
    const takings = await readTakings(db, span, by === "method" ? "method" : "plan");
    return takings.map(({ day, key, amount }) => ({
      day,
      key: by === "all" ? "" : key,
      value: centsOf(amount),
    }));
  }
  const figures = await readDays(db, span, by === "place" || by === "brand" ? by : "all");
  return figures.flatMap((row) => (row[what] > 0 ? [{ day: row.day, key: row.key, value: row[what] }] : []));
}

/** Plans and add-ons by their slug. */
async function namesOfSold(db: Database, language: Language): Promise<Map<string, string>> {
  const name = language === "ar" ? "name_ar" : "name";
  const [plans, addOns] = await Promise.all([
    db
      .selectFrom("subscription_plans")
      .select(["slug", `${name} as name`])
      .execute(),
    db
      .selectFrom("bonus_features")
      .select(["slug", `${name} as name`])
      .execute(),
  ]);
  return new Map([...plans, ...addOns].map((row) => [row.slug, row.name]));
}
