import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { headerSafe, type Mail, type Mailer } from "./mailer.ts";

export interface OutboxMail extends Omit<Mail, "attachments"> {
  attachments?: { name: string; bytes: number }[];
  id: string;
  createdAt: string;
}

/** The newest that stay: the outbox is for looking at, not an archive. */
const kept = 500;
const fileName = /^\d{17}-\d{6}-[0-9a-f]{8}\.json$/;
/** Tells mails of the same millisecond apart. */
let count = 0;

const folderOf = (dataDir: string) => join(dataDir, "outbox");

/**
 * Mails as files of `DATA_DIR/outbox`, one each, whole or not at all. They hold working links, so only the owner of the
 * process may read them, like the rest of DATA_DIR.
 */
export function outboxMailer({ dataDir, clock }: { dataDir: string; clock: () => Date }): Mailer {
  const folder = folderOf(dataDir);
  return {
    async send(given) {
      const { attachments, ...rest } = headerSafe(given);
      const mail: Omit<OutboxMail, "id" | "createdAt"> = {
        ...rest,
        ...(attachments && {
          attachments: attachments.map(({ name, bytes }) => ({ name, bytes: bytes.length })),
        }),
      };
      const createdAt = clock().toISOString();
      count += 1;
      const order = `${createdAt.replace(/\D/g, "")}-${String(count % 1_000_000).padStart(6, "0")}`;
      const file = join(folder, `${order}-${randomBytes(4).toString("hex")}.json`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, JSON.stringify({ ...mail, createdAt }), { mode: 0o600 });
      await rename(`${file}.part`, file);
      const old = (await fileNames(folder)).slice(kept);
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
    },
    close: () => {},
  };
}

/** The mails of the outbox, newest first. */
export async function outboxMails(dataDir: string, limit = 100): Promise<OutboxMail[]> {
  const folder = folderOf(dataDir);
  const names = (await fileNames(folder)).slice(0, limit);
  const mails = await Promise.all(names.map((name) => readMail(folder, name)));
  return mails.filter((mail) => mail !== undefined);
}

/** One of them; undefined when there is none of that name. */
export async function outboxMail(dataDir: string, id: string): Promise<OutboxMail | undefined> {
  return fileName.test(`${id}.json`) ? readMail(folderOf(dataDir), `${id}.json`) : undefined;
}

async function fileNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => fileName.test(name))
    .sort()
    .reverse();
}

/** Undefined for one that was tidied away in the meantime. */
async function readMail(folder: string, name: string): Promise<OutboxMail | undefined> {
  const text = await readFile(join(folder, name), "utf8").catch(() => undefined);
  return text === undefined ? undefined : { ...JSON.parse(text), id: name.replace(/\.json$/, "") };
}
