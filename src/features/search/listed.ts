import { sql } from "kysely";
import { countNames } from "#features/listings/listing.queries.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { modelsAround } from "#features/reference/families.ts";
import { keptForMs } from "#platform/cache/kept.ts";
import { Lru } from "#platform/cache/lru.ts";
import { memoFor } from "#platform/cache/memo.ts";
import type { Database } from "#platform/db/connect.ts";

/** What the words of a search are read beside: what is for sale. */
export interface WhatIsListed {
  /** Which of these folded words begin a word of a public listing. */
  words(words: readonly string[]): Promise<ReadonlySet<string>>;
  /** The models and families that something public is listed of. */
  models(vehicleType: VehicleType): Promise<ReadonlySet<string>>;
}

/** The same from memory; undefined where that does not know. */
export interface ListedInMemory {
  knownWords?(words: readonly string[]): ReadonlySet<string> | undefined;
  listedModels?(vehicleType: VehicleType): readonly string[] | undefined;
}

const keptWords = 5000;
const modelsKeptSeconds = 60;

/** From memory; without it the database is asked, and its answer kept for half a minute: most misspellings are typed more than once. */
export function whatIsListed(db: Database, clock: () => Date, memory: ListedInMemory = {}): WhatIsListed {
  const kept = new Lru<string, { known: boolean; until: number }>(keptWords);
  const modelsOf = (vehicleType: VehicleType) =>
    memoFor(modelsKeptSeconds, clock, async () =>
      (await countNames(db, vehicleType)).flatMap(({ model }) => model ?? []),
    );
  const inDatabase = { car: modelsOf("car"), motorcycle: modelsOf("motorcycle") };

  return {
    words: async (words) => {
      const inMemory = memory.knownWords?.(words);
      if (inMemory) return inMemory;
      const now = clock().getTime();
      const asked = words.filter((word) => (kept.get(word)?.until ?? 0) <= now);
      if (asked.length > 0) {
        const patterns = asked.map((word) => `% ${word}%`);
        const { rows } = await sql<{ known: boolean }>`
          select exists (select from cars where is_public and search_text like pattern) as known
          from unnest(${patterns}::text[]) with ordinality as asked (pattern, at) order by at`.execute(db);
        asked.forEach((word, at) => {
          kept.set(word, { known: rows[at]?.known ?? false, until: now + keptForMs });
        });
      }
      return new Set(words.filter((word) => kept.get(word)?.known));
    },
    models: async (vehicleType) => {
      const models = memory.listedModels?.(vehicleType) ?? (await inDatabase[vehicleType]());
      return new Set(models.flatMap(modelsAround));
    },
  };
}
