import { Worker } from "node:worker_threads";
import type { Job } from "./worker.ts";

/** A few threads that share the scene's memory. */
export class Pool {
  readonly #workers: Worker[];
  readonly #waiting = new Map<number, () => void>();
  #lastId = 0;

  constructor(size: number) {
    this.#workers = Array.from({ length: size }, () => new Worker(new URL("./worker.ts", import.meta.url)));
    for (const worker of this.#workers) {
      worker.on("message", (id: number) => {
        this.#waiting.get(id)?.();
        this.#waiting.delete(id);
      });
      worker.on("error", (error) => {
        throw error;
      });
    }
  }

  #send(worker: Worker, job: Job): Promise<void> {
    return new Promise((resolve) => {
      const id = ++this.#lastId;
      this.#waiting.set(id, resolve);
      worker.postMessage({ id, job });
    });
  }

  async toAll(job: Job): Promise<void> {
    await Promise.all(this.#workers.map((worker) => this.#send(worker, job)));
  }

  /** Deals 0..count out in chunks; whoever is free takes the next one. */
  async split(count: number, chunk: number, jobFor: (from: number, to: number) => Job): Promise<void> {
    let next = 0;
    const serve = async (worker: Worker): Promise<void> => {
      while (next < count) {
        const from = next;
        next += chunk;
        await this.#send(worker, jobFor(from, Math.min(count, from + chunk)));
      }
    };
    await Promise.all(this.#workers.map(serve));
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}
