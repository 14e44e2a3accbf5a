import { OperatorError } from "#platform/operator-error.ts";

const reasons: Record<string, string> = {
  ENOSPC: "there is no room left",
  EDQUOT: "the quota is used up",
  EFBIG: "the file grows larger than it may",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "it can only be read",
  ENOTDIR: "a part of it is no folder",
  EISDIR: "it is a folder",
  ENOENT: "it is not there",
  EIO: "the disk failed",
};

/** Does what may fail for reasons of a disk, and names such a reason in one sentence. */
export async function explained<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    const reason = reasons[code];
    if (!reason || error instanceof OperatorError) throw error;
    throw new OperatorError(`${place} cannot be used: ${reason} (${code}).`, { cause: error });
  }
}
