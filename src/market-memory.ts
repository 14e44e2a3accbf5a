import { type SearchIndexOptions, searchIndex } from "#features/search/index/search-index.ts";
import { hearTables, type TablesVersion } from "#platform/db/hear-tables.ts";

export type MarketMemory = ReturnType<typeof marketMemory>;

/**
 * What a web process knows of the market without asking: all public listings, and in which state each and the small tables are,
 * as far as it hears of their changes. Begun by `start()`; until then, and whenever nothing is heard, the database is asked.
 */
export function marketMemory(options: SearchIndexOptions) {
  const { url, onChange, onError } = options;
  const index = searchIndex(options);
  let tables: ReturnType<typeof hearTables> | undefined;
  const tablesVersion: TablesVersion = (...names) => tables?.version(...names);
  const {
    version: listingsVersion,
    search,
    changeNumber,
    similarIds,
    knownWords,
    listedModels,
    districts,
  } = index;
  return {
    index,
    /** What the application is given of it. */
    knows: {
      search,
      listingsVersion,
      tablesVersion,
      changeNumber,
      similarIds,
      knownWords,
      listedModels,
      districts,
    },
    start(): void {
      tables = hearTables(url, { onError, ...(onChange && { onChange }) });
      index.start();
    },
    async stop(): Promise<void> {
      await Promise.all([index.stop(), tables?.stop()]);
    },
  };
}
