import type { VehicleType } from "#features/reference/enumerations.ts";
import { Lru } from "#platform/cache/lru.ts";
import type { Criteria, PageRequest } from "../criteria.ts";
import type { DistrictFigures } from "../nearby/places-map.ts";
import type { Found } from "../search.query.ts";
import type { Facets } from "../search-answer.schema.ts";
import { countMatched } from "./count.ts";
import { figuresByDistrict } from "./districts.ts";
import type { ListingColumns } from "./listing-columns.ts";
import { type Matched, matchedSlots, matchListings, Scratch } from "./match.ts";
import { leadingSlots, pageOfTiers, selectPage } from "./page.ts";
import { tiersOf } from "./rank.ts";
import { SimilarListings } from "./similar.ts";

const keptAnswers = 500;
/** For one query after another; several indexes in a process share it. */
const scratch = new Scratch();

/**
 * What searchListings() gives, from memory: the ids of a page, the exact total, the counts when they are wanted. The
 * same is asked again and again (everything, newest first), so answers are kept until a listing changes.
 */
export class Finder {
  readonly #columns: ListingColumns;
  #kept = new Lru<string, Found>(keptAnswers);
  /** The same counts stand beside every page, in every order. */
  #counts = new Lru<string, Facets>(keptAnswers);
  #districts = new Lru<string, DistrictFigures[]>(keptAnswers);
  #version = 0;

  readonly #similar: SimilarListings;

  constructor(columns: ListingColumns) {
    this.#columns = columns;
    this.#similar = new SimilarListings(columns, scratch);
  }

  /** How many listings there are to be found. */
  get size(): number {
    return this.#columns.size;
  }

  get bytes(): number {
    return this.#columns.bytes;
  }

  changeNumber(id: string): number | undefined {
    return this.#columns.changeNumber(id);
  }

  /** The listings most like one; undefined where this is not public. */
  similarIds(id: string, limit: number): string[] | undefined {
    return this.#similar.of(id, limit);
  }

  /** Those of these folded words that begin a word of a listing. */
  knownWords(words: readonly string[]): ReadonlySet<string> {
    return new Set(words.filter((word) => this.#columns.words.hasBeginning(word)));
  }

  /** The models that something is listed of. */
  listedModels(vehicleType: VehicleType): string[] {
    const column = this.#columns.coded.find(({ name }) => name === "model");
    const totals = column?.pack.totals[vehicleType];
    return (column?.dictionary.values ?? []).filter(
      (value, code): value is string => value !== null && (totals?.[code] ?? 0) > 0,
    );
  }

  /** The listings of a search by the district they are in. */
  districts(criteria: Criteria): DistrictFigures[] {
    this.#forgetOld();
    const key = JSON.stringify(criteria);
    const kept = this.#districts.get(key);
    if (kept) return kept;
    const found = figuresByDistrict(this.#columns, matchedSlots(this.#columns, criteria, scratch));
    this.#districts.set(key, found);
    return found;
  }

  #forgetOld(): void {
    if (this.#version === this.#columns.version) return;
    this.#kept = new Lru(keptAnswers);
    this.#counts = new Lru(keptAnswers);
    this.#districts = new Lru(keptAnswers);
    this.#version = this.#columns.version;
  }

  find(criteria: Criteria, request: PageRequest, withFacets: boolean): Found {
    this.#forgetOld();
    const key = JSON.stringify([criteria, request, withFacets]);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const found = this.#compute(criteria, request, withFacets);
    this.#kept.set(key, found);
    return found;
  }

  #compute(criteria: Criteria, request: PageRequest, withFacets: boolean): Found {
    const columns = this.#columns;
    const matched = matchListings(columns, criteria, scratch);
    const facets = withFacets ? { facets: this.#count(criteria, matched) } : {};
    const { all, total } = matched;
    const among = { type: criteria.vehicleType, slots: all, total };
    const idsOf = (page: Uint32Array) => Array.from(page, (slot) => columns.ids.at(slot));
    const asked = { ...request, near: criteria.filters.near };
    if (request.rank?.length) {
      const { tiers, missing } = tiersOf(columns, among, request.rank);
      const start = (request.page - 1) * request.limit;
      const ranked = pageOfTiers(columns, tiers, [start, start + request.limit], asked, scratch.slots);
      return { ids: idsOf(ranked), total, missing, ...facets };
    }
    const first =
      request.sort === "default" ? leadingSlots(columns, all, request.turn ?? 0, scratch.slots) : undefined;
    return { ids: idsOf(selectPage(columns, among, asked, scratch.slots, first)), total, ...facets };
  }

  #count(criteria: Criteria, matched: Matched): Facets {
    const key = JSON.stringify(criteria);
    const counts = this.#counts.get(key) ?? countMatched(this.#columns, criteria, matched, scratch);
    this.#counts.set(key, counts);
    return counts;
  }
}
