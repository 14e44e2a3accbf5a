import type { Position, Progress } from "./position.ts";

/** `away`: it does not answer, or copies nothing. `behind`: it lacks what is older than the most that is borne. */
export type ReplicaState = "in use" | "behind" | "away";

interface Options {
  askPrimary: () => Promise<Progress>;
  /** Null when the server copies no other. */
  askReplica: () => Promise<Position | null>;
  mostBehindMs: number;
  now?: () => number;
  /** Called when the state becomes another. */
  onState: (state: ReplicaState, reason: string) => void;
}

export interface ReplicaWatch {
  /** Whether the replica is read now. */
  isUsable(): boolean;
  /** Whether it is there and still lacks a change that this process heard of: worth another look soon. */
  catchesUp(): boolean;
  /** Something changed of which this process knows: the replica is not read until it has that. */
  heardOfChange(): void;
  /** Asks both servers how far they are; to be called again and again, one call at a time. */
  look(): Promise<void>;
  /** A query learned that the replica is away; the next look may find it back. */
  lost(reason: string): void;
  /** Aborted when the replica is lost: no answer of it is to be waited for. */
  readonly whileThere: AbortSignal;
}

/** Knows whether a replica may be read. How late it is counts from when the primary was seen at a place: clocks of machines do not matter. */
export function watchReplica(options: Options): ReplicaWatch {
  const { askPrimary, askReplica, mostBehindMs, now = () => performance.now(), onState } = options;
  let state: ReplicaState | undefined;
  let there = new AbortController();
  let replayed: Position = 0n;
  let needed: Position = 0n;
  /** A place that the primary had reached at a moment, and the replica not yet. */
  let mark: { at: number; position: Position } | undefined;
  /** How often this process heard of a change, and of how many it is known what place they need. The first is all that was before it: migrations. */
  let [heard, placed] = [1, 0];

  function become(next: ReplicaState, reason: string): void {
    if (next === state) return;
    if (next === "away") there.abort(new Error(`the replica is away: ${reason}`));
    else if (state === "away") there = new AbortController();
    state = next;
    onState(state, reason);
  }

  const isUsable = () => state === "in use" && placed === heard && replayed >= needed;
  return {
    get whileThere() {
      return there.signal;
    },
    isUsable,
    catchesUp: () => state === "in use" && !isUsable(),
    heardOfChange: () => {
      heard++;
    },
    look: async () => {
      const [upTo, at] = [heard, now()];
      const progress = await askPrimary().catch(() => undefined);
      if (progress && placed < upTo) [needed, placed] = [progress.written, upTo];
      try {
        const answer = await askReplica();
        if (answer === null) return become("away", "it copies no other server");
        replayed = answer;
      } catch (error) {
        return become("away", (error as Error).message);
      }
      if (mark === undefined || replayed >= mark.position)
        mark = progress && { at, position: progress.flushed };
      const behindMs = mark && replayed < mark.position ? now() - mark.at : 0;
      if (behindMs > mostBehindMs)
        become("behind", `it lacks changes that are ${Math.round(behindMs)} ms old`);
      else become("in use", "it has what is needed");
    },
    lost: (reason) => become("away", reason),
  };
}
