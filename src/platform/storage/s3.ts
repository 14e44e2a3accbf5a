import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { setTimeout } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { S3Address } from "./s3-address.ts";
import { checkedKey, isKey, type ListedStorage, StorageAway } from "./storage.ts";

/** For the head of an answer, in milliseconds: a whole picture is received by then, or read by a slow visitor after. */
const longestWait = 10_000;
const attempts = 3;

/** What the store refused, by its own code (`NoSuchBucket`); later it may take it. */
export class S3Refusal extends StorageAway {
  readonly status: number;
  readonly code: string;

  constructor(method: string, status: number, code: string) {
    super(`the store answered ${status} ${code} to ${method}`.trim());
    this.status = status;
    this.code = code;
  }
}

/** Files in a bucket of an S3-compatible store, addressed by path (`https://host/bucket/key`). */
export function s3Storage({ endpoint, bucket, ...access }: S3Address): ListedStorage {
  const aws = new AwsClient({ ...access, service: "s3" });
  const root = `${endpoint}/${bucket}`;

  async function send(method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    // Signed over its content too: what arrives is what was sent, or is refused.
    const hash = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const headers = { "x-amz-content-sha256": hash };
    for (let attempt = 1; ; attempt++) {
      const answer = await ask(() => aws.sign(`${root}${path}`, { method, headers, ...(body && { body }) }));
      if (answer instanceof Response && answer.status < 500 && answer.status !== 429) return answer;
      if (attempt === attempts) throw answer instanceof Response ? await refusal(method, answer) : answer;
      if (answer instanceof Response) await answer.body?.cancel();
      await setTimeout(100 * 2 ** attempt * Math.random());
    }
  }

  /** Keys that begin so, at most a thousand, in the order of their bytes, and whether there are more. */
  async function list(prefix: string, after = ""): Promise<{ keys: string[]; more: boolean }> {
    const from = after && `&start-after=${encodeURIComponent(after)}`;
    const answer = await send("GET", `?list-type=2&prefix=${encodeURIComponent(prefix)}${from}`);
    if (!answer.ok) throw await refusal("LIST", answer);
    const text = await answer.text();
    const keys = [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = ""]) => key);
    return { keys, more: /<IsTruncated>\s*true\s*</.test(text) };
  }

  async function remove(key: string): Promise<void> {
    const answer = await send("DELETE", `/${key}`);
    if (!answer.ok && answer.status !== 404) throw await refusal("DELETE", answer);
    await answer.body?.cancel();
  }

  return {
    async put(key, bytes) {
      // A view of shared memory cannot be sent; ours never are, and this says so to the types without a copy.
      const body = bytes.buffer instanceof ArrayBuffer ? (bytes as Uint8Array<ArrayBuffer>) : bytes.slice();
      const answer = await send("PUT", `/${checkedKey(key)}`, body);
      if (!answer.ok) throw await refusal("PUT", answer);
      await answer.body?.cancel();
    },
    async get(key) {
      const answer = await send("GET", `/${checkedKey(key)}`);
      if (answer.ok && answer.body) {
        return {
          stream: Readable.fromWeb(answer.body as ReadableStream),
          bytes: Number(answer.headers.get("content-length")),
        };
      }
      const refused = await refusal("GET", answer);
      if (refused.status === 404 && refused.code !== "NoSuchBucket") return undefined;
      throw refused;
    },
    async removeFolder(folder) {
      // A file may be meant, by its whole key, as on a disk.
      await remove(checkedKey(folder));
      for (let more = true; more; ) {
        const found = await list(`${folder}/`);
        for (const key of found.keys) await remove(checkedKey(key));
        more = found.more;
      }
    },
    // An object that did not come whole is none.
    async removeHalves() {},
    async *keys() {
      let after = "";
      for (let more = true; more; ) {
        const found = await list("", after);
        yield* found.keys.filter(isKey);
        after = found.keys.at(-1) ?? "";
        more = found.more && after !== "";
      }
    },
  };
}

/** The answer, or why there was none. The limit ends with the head: a visitor may take long over the rest. */
async function ask(sign: () => Promise<Request>): Promise<Response | StorageAway> {
  const limit = new AbortController();
  const late = globalThis.setTimeout(() => limit.abort(), longestWait);
  try {
    return await fetch(await sign(), { signal: limit.signal });
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    const reason = limit.signal.aborted ? "no answer" : (code ?? (error as Error).message);
    return new StorageAway(`the store cannot be reached: ${reason}`, { cause: error });
  } finally {
    clearTimeout(late);
  }
}

async function refusal(method: string, answer: Response): Promise<S3Refusal> {
  const text = await answer.text().catch(() => "");
  return new S3Refusal(method, answer.status, /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? "");
}
