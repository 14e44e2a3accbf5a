import type { SortOrder } from "#features/reference/enumerations.ts";
import type { Family } from "#features/reference/reference.types.ts";
import type { ListFilter } from "../filters.ts";

interface OfFilter {
  filter: ListFilter;
  value: string;
}
/** A wish that no filter can say: "cheap" is an order. */
interface OfOrder {
  filter: "sort";
  value: SortOrder;
}

/** What a phrase stands for. */
export type Meaning = (OfFilter | OfOrder) & {
  /** That the vehicle must not be this: «أجنبية» is whatever the company did not bring. */
  not?: true;
  /** Of a model: its brand. */
  brand?: string;
  /** Rank in Lebanon of the brand, 1 first. */
  rank: number;
  /** Of a model that is a class, a series or a line. */
  family?: Family;
  /** Of a generation of a model: its first and last model year. */
  years?: readonly [from?: number, to?: number];
};
