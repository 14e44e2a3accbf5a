import { setImmediate } from "node:timers/promises";
import { fitCurve } from "#features/pricing/engine/fit.ts";
import { fewestListings } from "#features/pricing/engine/model.ts";
import { readMarket } from "#features/pricing/engine/read-market.ts";
import { readValue, widest } from "#features/pricing/engine/value.ts";
import { type Judged, judgeModel } from "#features/pricing/labels/judge.ts";
import { type VehicleType, vehicleTypes } from "#features/reference/enumerations.ts";
import { median } from "../lib/stats.ts";
import type { Known } from "./known-market.ts";

export interface Labels {
  listings: number;
  labelled: number;
  /** Great or good for what asks over 5 % more than it is worth, high for what asks less. */
  wrong: number;
  /** Of these labels alone. */
  spoken: number;
  insideTrue: number;
  sound: number;
  insideAsked: number;
  fitMs: number;
  readMs: number;
  /** How far the middle, and the plain median of the model's others, lie from what a vehicle is worth. */
  error: number;
  plainError: number;
}

const byModel = ({ brand, model }: Known["listing"]) => `${brand} ${model}`;
const inOrder = (known: readonly Known[], kind: VehicleType) =>
  known
    .filter(({ listing, isDamaged }) => listing.vehicleType === kind && !isDamaged)
    .toSorted((a, b) =>
      `${byModel(a.listing)} ${a.listing.id}` < `${byModel(b.listing)} ${b.listing.id}` ? -1 : 1,
    );
const offBy = (one: number, other: number) => Math.abs(one / other - 1);

/** Each listing judged by all others, as the market does it. */
export async function judgeMarket(
  known: readonly Known[],
  thisYear: number,
): Promise<{ labels: Labels; judged: Judged[] }> {
  const labels = {
    listings: known.length,
    labelled: 0,
    wrong: 0,
    spoken: 0,
    insideTrue: 0,
    sound: 0,
    insideAsked: 0,
    fitMs: 0,
    readMs: 0,
  };
  const judged: Judged[] = [];
  const [errors, plainErrors]: [number[], number[]] = [[], []];
  for (const kind of vehicleTypes) {
    const market = inOrder(known, kind);
    const started = performance.now();
    const curve = await fitCurve(
      readMarket(
        kind,
        market.map(({ listing }) => listing),
        thisYear,
      ),
      () => setImmediate(),
    );
    labels.fitMs += performance.now() - started;
    for (const ofModel of Map.groupBy(market, ({ listing }) => byModel(listing)).values()) {
      const from = performance.now();
      const read = judgeModel(
        curve,
        ofModel.map(({ listing }) => listing),
        thisYear,
      );
      labels.readMs += performance.now() - from;
      judged.push(...read.judged);
      for (const one of read.judged) {
        const { listing, worth, isFalse } = ofModel.find(({ listing: { id } }) => id === one.id) as Known;
        const others = ofModel.flatMap((other) =>
          other.listing.id === one.id ? [] : other.listing.priceUsd,
        );
        errors.push(offBy(one.middle, worth));
        plainErrors.push(offBy(median(others), worth));
        labels.labelled++;
        labels.spoken += Number(one.label !== "fair");
        labels.wrong += Number(isWrong(one, listing.priceUsd, worth));
        labels.insideTrue += Number(worth >= one.low && worth <= one.high);
        if (isFalse) continue;
        labels.sound++;
        labels.insideAsked += Number(listing.priceUsd >= one.low && listing.priceUsd <= one.high);
      }
    }
  }
  return { labels: { ...labels, error: median(errors), plainError: median(plainErrors) }, judged };
}

const isWrong = ({ label }: Judged, asked: number, worth: number) =>
  label === "high" ? asked < worth : label !== "fair" && asked > 1.05 * worth;

export interface Answers {
  asked: number;
  answered: number;
  error: number;
  plainError: number;
  inside: number;
}

/**
 * Asks for the value of each vehicle in a market that has never seen it: every `parts`-th is left out, all is fitted again, and
 * the left-out ones are asked for.
 */
export async function askForLeftOut(
  known: readonly Known[],
  thisYear: number,
  parts: number,
): Promise<Answers> {
  const answers = { asked: 0, answered: 0, inside: 0 };
  const [errors, plainErrors]: [number[], number[]] = [[], []];
  for (const kind of vehicleTypes) {
    const market = inOrder(known, kind);
    for (let part = 0; part < parts; part++) {
      const isLeftOut = (_: unknown, no: number) => (no * 7919) % parts === part;
      const kept = market.filter((one, no) => !isLeftOut(one, no));
      const curve = await fitCurve(
        readMarket(
          kind,
          kept.map(({ listing }) => listing),
          thisYear,
        ),
      );
      const models = Map.groupBy(kept, ({ listing }) => byModel(listing));
      const read = new Map<string, ReturnType<typeof judgeModel>>();
      for (const { listing, worth } of market.filter(isLeftOut)) {
        answers.asked++;
        const key = byModel(listing);
        const ofModel = models.get(key)?.map((one) => one.listing) ?? [];
        if (ofModel.length < fewestListings) continue;
        const model = read.get(key) ?? judgeModel(curve, ofModel, thisYear);
        read.set(key, model);
        const value = readValue(curve, model.level, listing, thisYear);
        if (value.spread > widest) continue;
        answers.answered++;
        errors.push(offBy(Math.exp(value.middle), worth));
        plainErrors.push(offBy(median(ofModel.map(({ priceUsd }) => priceUsd)), worth));
        answers.inside += Number(Math.log(worth) >= value.low && Math.log(worth) <= value.high);
      }
    }
  }
  return { ...answers, error: median(errors), plainError: median(plainErrors) };
}
