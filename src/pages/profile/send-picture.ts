import type { Account } from "#features/accounts/account.contract.ts";
import { sendFile } from "#platform/page/send-file.ts";

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
