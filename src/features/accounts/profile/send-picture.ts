import { sendFile } from "#platform/page/send-file.ts";
import type { Account } from "../account.contract.ts";

/** Sends the picture of the profile; what it throws is what `sendFile` throws. */
export const sendPicture = (
  picture: Blob,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<Account> =>
  sendFile(
    ["PUT", "/api/auth/picture"],
    { file: picture, name: "picture.jpg" },
    { ...(onProgress && { onProgress }), ...(signal && { signal }) },
  );
