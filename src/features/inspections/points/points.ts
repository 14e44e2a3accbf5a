/** The parts of an inspection with how many points each has: sixty. */
export const parts = { body: 16, engine: 14, papers: 14, drive: 16 } as const;
export type Part = keyof typeof parts;

type UpTo<N extends number, Count extends readonly unknown[] = []> = Count["length"] extends N
  ? never
  : [...Count, unknown]["length"] | UpTo<N, [...Count, unknown]>;
/** A point: `body7`. Its words are `inspection.body7`, what a fault there means `inspection.body7Flag`. */
export type Point = { [P in Part]: `${P}${UpTo<(typeof parts)[P]> & number}` }[Part];

/** The points of a part, in their order. */
export const pointsOf = (part: Part): readonly Point[] =>
  Array.from({ length: parts[part] }, (_, at) => `${part}${at + 1}` as Point);

export const partNames = Object.keys(parts) as Part[];
export const allPoints: readonly Point[] = partNames.flatMap(pointsOf);

/** A fault at one of these is a reason not to buy, no matter the price. */
export const dealBreakers: ReadonlySet<Point> = new Set<Point>([
  "body6",
  "body7",
  "body9",
  "body15",
  "engine5",
  "engine10",
  "papers1",
  "papers2",
  "papers8",
  "papers9",
  "drive1",
]);

/** What is asked before one goes there. */
export const questionNumbers = [1, 2, 3, 4, 5, 6, 7, 8] as const;
