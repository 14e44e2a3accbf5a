import type { Report } from "../lib/report.ts";
import { figure } from "../lib/stats.ts";
import { table } from "../lib/table.ts";
import { drawKnownMarket } from "./known-market.ts";
import { type Answers, askForLeftOut, judgeMarket, type Labels } from "./measure.ts";

const thisYear = 2026;
const [few, many] = [600, 20_000];
/** Markets of few listings differ: the worst of these counts. */
const seeds = ["a", "b", "c", "d", "e", "f", "g", "h"];
const targets = { few: 0.5, many: 0.85, wrong: 0.05, inside: 0.8 };

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const labelled = ({ labels }: Measured) => labels.labelled / labels.listings;
const wrong = ({ labels }: Measured) => labels.wrong / labels.labelled;
const insideAsked = ({ labels }: Measured) => labels.insideAsked / labels.sound;

interface Measured {
  name: string;
  labels: Labels;
  answers: Answers;
}

/** Labels and values of invented markets of which every true price is known. No database is in it. */
export async function benchValue(): Promise<Report> {
  const measured: Measured[] = [];
  for (const seed of seeds) measured.push(await measure(few, seed, 20));
  measured.push(await measure(many, "a", 5));
  const small = measured.slice(0, seeds.length);
  const large = measured.at(-1) as Measured;
  const worst = (of: (one: Measured) => number, pick: (...values: number[]) => number, among = measured) =>
    pick(...among.map(of));
  const gain = worst(({ answers }) => answers.error / answers.plainError, Math.max);
  return {
    markdown: [labelTable(measured), valueTable(measured)].join("\n\n"),
    targets: [
      atLeast(`labels on half of ${few} listings`, worst(labelled, Math.min, small), targets.few),
      atLeast(`labels on 85 % of ${many.toLocaleString("en-US")}`, labelled(large), targets.many),
      {
        text: "wrong labels under 5 %",
        figure: `${percent(worst(wrong, Math.max))} at most`,
        met: worst(wrong, Math.max) < targets.wrong,
      },
      atLeast(
        "eight of ten asking prices inside the range, of all markets together",
        mean(measured.map(insideAsked)),
        targets.inside,
      ),
      {
        text: "half the error of a plain median, or less",
        figure: `${percent(gain)} of it at most`,
        met: gain <= 0.5,
      },
    ],
  };
}

async function measure(listings: number, seed: string, parts: number): Promise<Measured> {
  const known = drawKnownMarket(listings, seed, thisYear);
  const { labels } = await judgeMarket(known, thisYear);
  return {
    name: `${listings.toLocaleString("en-US")}, ${seed}`,
    labels,
    answers: await askForLeftOut(known, thisYear, parts),
  };
}

const labelTable = (measured: readonly Measured[]) =>
  table(
    [
      "listings",
      "labelled",
      "wrong",
      "wrong of great, good, high",
      "median error",
      "of a plain median",
      "asked inside",
      "worth inside",
      "fitted in ms",
      "judged in ms",
    ],
    measured.map(({ name, labels }) => [
      name,
      percent(labels.labelled / labels.listings),
      percent(labels.wrong / labels.labelled),
      percent(labels.wrong / labels.spoken),
      percent(labels.error),
      percent(labels.plainError),
      percent(labels.insideAsked / labels.sound),
      percent(labels.insideTrue / labels.labelled),
      figure(labels.fitMs),
      figure(labels.readMs),
    ]),
  );

const valueTable = (measured: readonly Measured[]) =>
  table(
    ["never seen, of", "answered", "median error", "of a plain median", "worth inside"],
    measured.map(({ name, answers }) => [
      name,
      percent(answers.answered / answers.asked),
      percent(answers.error),
      percent(answers.plainError),
      percent(answers.inside / answers.answered),
    ]),
  );

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
const atLeast = (text: string, share: number, least: number) => ({
  text,
  figure: percent(share),
  met: share >= least,
});
