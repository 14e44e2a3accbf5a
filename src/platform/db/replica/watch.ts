import type { Position, Progress } from "./position.ts";

/** `away`: it does not answer, or copies nothing. `behind`: it lacks what is older than the most that is borne. */
export type ReplicaState = "in use" | "behind" | "away";

interface Options {
  askPrimary: () => Promise<Progress>;
  /** Null when the server copies no other. */
  askReplica: () => Promise<Position | null>;
  mostBehindMs: number;
  now?: () => number;
  /** Told when the state becomes another. */
  onState: (state: ReplicaState, reason: string) => void;
}

export interface ReplicaWatch {
  /** Whether the replica has every change up to `need`, and what this process was told of; asked anew where it must. */
  has(need: Position): Promise<boolean>;
  /** Something changed of which this process knows: from now on only a copy that has it will do. */
  heardOfChange(): void;
  /** Asks both servers how far they are; to be called again and again. */
  look(): Promise<void>;
  /** A query learned that the replica is away; the next look may find it back. */
  lost(reason: string): void;
  /** Aborted when the replica is lost: no answer of it is to be waited for. */
  readonly whileThere: AbortSignal;
}

/** A place that the primary had reached at a moment, and the replica had not when it was asked. */
interface Mark {
  at: number;
  position: Position;
}
const mostMarks = 50;

/**
 * Knows how far a replica is. A place once reached stays reached, so mostly nobody has to be asked; clocks of machines do
 * not matter, for how late it is is measured here, from when the primary was seen at a place.
 */
export function watchReplica(options: Options): ReplicaWatch {
  const { askPrimary, askReplica, mostBehindMs, now = () => performance.now(), onState } = options;
  let state: ReplicaState | undefined;
  let replayed: Position = 0n;
  let marks: Mark[] = [];
  let there = new AbortController();
  /** What was changed before this process asked for anything: migrations above all. */
  let floor: Position = 0n;
  let floorIsOld = true;
  let raising: Promise<void> | undefined;
  let asking: Promise<void> | undefined;

  function become(next: ReplicaState, reason: string): void {
    if (next === state) return;
    if (next === "away") there.abort(new Error(`the replica is away: ${reason}`));
    else if (state === "away") there = new AbortController();
    state = next;
    onState(state, reason);
  }

  async function readReplica(): Promise<void> {
    try {
      const answer = await askReplica();
      if (answer === null) return become("away", "it copies no other server");
      replayed = answer;
      marks = marks.filter(({ position }) => position > replayed);
      const behindMs = marks[0] ? now() - marks[0].at : 0;
      if (behindMs > mostBehindMs)
        become("behind", `it lacks changes that are ${Math.round(behindMs)} ms old`);
      else become("in use", "it has what is needed");
    } catch (error) {
      become("away", (error as Error).message);
    }
  }
  /** One question for all who wait. */
  function askOnce(): Promise<void> {
    asking ??= readReplica().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  function raiseFloor(): Promise<void> {
    raising ??= (async () => {
      floorIsOld = false;
      try {
        const { written } = await askPrimary();
        if (written > floor) floor = written;
      } catch (error) {
        floorIsOld = true;
        throw error;
      }
    })().finally(() => {
      raising = undefined;
    });
    return raising;
  }

  return {
    get whileThere() {
      return there.signal;
    },
    has: async (need) => {
      if (state !== "in use") return false;
      try {
        // What was heard of while one question was under way needs another.
        while (floorIsOld || raising) await raiseFloor();
      } catch {
        return false;
      }
      const wanted = need > floor ? need : floor;
      if (replayed < wanted) await askOnce();
      return state === "in use" && replayed >= wanted;
    },
    heardOfChange: () => {
      floorIsOld = true;
    },
    look: async () => {
      const progress = await askPrimary().catch(() => undefined);
      if (progress && progress.flushed > replayed && marks.length < mostMarks)
        marks.push({ at: now(), position: progress.flushed });
      await askOnce();
    },
    lost: (reason) => become("away", reason),
  };
}
