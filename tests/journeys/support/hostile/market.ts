import { type OwnMarket, startOwnMarket } from "../own-market.ts";
import { type Actor, firstAdministrator } from "./actor.ts";
import { type Dealers, storeDealers } from "./store-dealers.ts";
import { type Decisions, storeDecisions } from "./store-decisions.ts";
import { storeInspections } from "./store-inspections.ts";
import { type Stock, storePeople } from "./store-people.ts";
import { storeSite } from "./store-site.ts";
import { Texts } from "./texts.ts";

export interface HostileMarket extends Stock, Dealers, Decisions {
  market: OwnMarket;
  texts: Texts;
  boss: Actor;
  /** Of an inspection, by the buyer. */
  report: string;
  /** What the browser of its first administrator keeps. */
  kept: Record<string, string>;
}

/** A market of its own in which every text is hostile. */
export async function startHostileMarket(): Promise<HostileMarket> {
  const market = await startOwnMarket();
  try {
    const { boss, kept } = await firstAdministrator(market);
    const texts = new Texts();
    const filling = { market, texts, boss };
    await storeSite(filling);
    const stock = await storePeople(filling);
    const dealers = await storeDealers(filling);
    const report = await storeInspections(filling, stock);
    const decisions = await storeDecisions(filling, stock.buyer);
    return { market, texts, boss, kept, report, ...stock, ...dealers, ...decisions };
  } catch (error) {
    await market.stop();
    throw error;
  }
}
