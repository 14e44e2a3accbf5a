import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { OperatorError } from "#platform/operator-error.ts";
import { S3Refusal, s3Storage } from "./s3.ts";
import type { S3Address } from "./s3-address.ts";
import { diskStorage, type ListedStorage, StorageAway } from "./storage.ts";

/**
 * The store of this process: the bucket of STORAGE_URL, or a folder of DATA_DIR. A bucket is tried at once by keeping,
 * finding and removing a small file; what is wrong is an OperatorError.
 */
export async function openStorage(config: {
  storage: S3Address | undefined;
  dataDir: string;
}): Promise<ListedStorage> {
  const { storage: address, dataDir } = config;
  if (!address) return diskStorage(join(dataDir, "uploads"));
  const storage = s3Storage(address);
  const folder = `check/${randomUUID()}`;
  try {
    await storage.put(`${folder}/start.txt`, Buffer.from("Mishwar started\n"));
    const found = await storage.get(`${folder}/start.txt`);
    found?.stream.destroy();
    if (!found) throw new StorageAway("the store lost what it had just taken");
    await storage.removeFolder(folder);
  } catch (error) {
    if (error instanceof StorageAway) throw unusable(address, error);
    throw error;
  }
  return storage;
}

/** One sentence, without the secret. */
function unusable({ endpoint, bucket, region }: S3Address, cause: StorageAway): OperatorError {
  const code = cause instanceof S3Refusal ? cause.code : "";
  const what = reasons[code]?.({ bucket, region }) ?? cause.message;
  return new OperatorError(`The store at ${endpoint} cannot be used (${what}): check STORAGE_URL.`, {
    cause,
  });
}

const reasons: Record<string, (at: { bucket: string; region: string }) => string> = {
  InvalidAccessKeyId: () => "it does not know this key",
  SignatureDoesNotMatch: () => "the secret does not belong to the key",
  AccessDenied: ({ bucket }) => `this key may not read, write, list and delete in the bucket ${bucket}`,
  NoSuchBucket: ({ bucket }) => `it has no bucket ${bucket}`,
  AuthorizationHeaderMalformed: ({ region }) => `the bucket is not in the region ${region}`,
  PermanentRedirect: ({ region }) => `the bucket is not in the region ${region}`,
  RequestTimeTooSkewed: () => "the clocks of this machine and of the store disagree",
};
