import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { ProcessedPicture } from "#features/media/pipeline.ts";
import type { Recipe } from "./picture-pool.ts";

export interface PaintOrder {
  recipe: Recipe;
}
export type PaintAnswer = { sourceHash: string; picture: ProcessedPicture } | { failure: string };

const workerFile = fileURLToPath(new URL("./paint-worker.ts", import.meta.url));
const lowPriority = 15;

/** A process that puts demo pictures together and sends them through the image pipeline. */
export class Painter {
  readonly #child: ChildProcess;

  constructor({ background }: { background: boolean }) {
    this.#child = fork(workerFile, {
      serialization: "advanced",
      execArgv: [],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    // Anyone who waits for a picture is told; an end between two of them shows at the next, and must not end the server.
    this.#child.on("error", () => {});
    if (background) lowerPriority(this.#child);
  }

  /** One order at a time. Throws when the process has ended or cannot paint it. */
  async paint(recipe: Recipe): Promise<Exclude<PaintAnswer, { failure: string }>> {
    const order: PaintOrder = { recipe };
    if (!this.#child.connected) throw new Error("the painting process has ended");
    const over = new AbortController();
    const { signal } = over;
    try {
      this.#child.send(order);
      const ended = once(this.#child, "exit", { signal }).then((): never => {
        throw new Error("the painting process has ended");
      });
      const [answer] = (await Promise.race([once(this.#child, "message", { signal }), ended])) as [
        PaintAnswer,
      ];
      if ("failure" in answer) throw new Error(`${JSON.stringify(recipe)}: ${answer.failure}`);
      return answer;
    } finally {
      over.abort();
    }
  }

  stop(): void {
    this.#child.kill();
  }
}

function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, lowPriority);
  } catch {
    // It has ended already, which the first order shows.
  }
}
