import type { Family } from "#features/reference/reference.types.ts";
import type { ListFilter } from "../filters.ts";

/** What a phrase stands for. */
export interface Meaning {
  filter: ListFilter;
  value: string;
  /** Of a model: its brand. */
  brand?: string;
  /** Rank in Lebanon of the brand, 1 first. */
  rank: number;
  /** Of a model that is a class, a series or a line. */
  family?: Family;
}
