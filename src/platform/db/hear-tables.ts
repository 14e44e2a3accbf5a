import { listenAlways } from "./listen-always.ts";

/** The channel of `tell_table_change()`. */
const channel = "tables_changed";

/** The tables that tell of their changes, by triggers. */
export type ToldTable =
  | "app_settings"
  | "subscription_plans"
  | "cost_rates"
  | "fair_prices"
  | "price_curves"
  | "price_models"
  | "users";

/** Another number once one of these tables may be another; undefined while changes are not heard. */
export type TablesVersion = (...tables: ToldTable[]) => number | undefined;

interface Options {
  /** Called when something changed, as soon as that is heard of. */
  onChange?: () => void;
  onError: (error: Error) => void;
}

/** Hears which of the small tables change, through one connection of the process. */
export function hearTables(url: string, { onChange, onError }: Options) {
  const changes = new Map<string, number>();
  /** Each time that the channel was not heard, anything may have been said. */
  let losses = 0;
  let isHeard = false;
  const changed = (table: string) => {
    onChange?.();
    changes.set(table, (changes.get(table) ?? 0) + 1);
  };
  const listening = listenAlways(url, channel, changed, {
    onHeard: () => {
      onChange?.();
      losses++;
      isHeard = true;
    },
    onLost: () => {
      isHeard = false;
    },
    onError,
  });
  const version: TablesVersion = (...tables) =>
    // All of them only grow.
    isHeard ? tables.reduce((sum, table) => sum + (changes.get(table) ?? 0), losses) : undefined;
  return { version, stop: listening.stop };
}
