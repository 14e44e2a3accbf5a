import { ApiError } from "#platform/http/api.ts";
import type { Account } from "../account.contract.ts";

/**
 * Sends the picture of the profile and tells how far it is, from 0 to 1; fetch cannot tell. Throws an ApiError with what
 * the server refused, a TypeError where it was not reached, as the calls of the API do.
 */
export function sendPicture(
  picture: Blob,
  onProgress: (share: number) => void = () => {},
  signal?: AbortSignal,
): Promise<Account> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", "/api/auth/picture");
    request.setRequestHeader("accept", "application/json");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () =>
      request.status < 400
        ? resolve(request.response)
        : reject(new ApiError(request.status, request.response ?? {}));
    request.onerror = () => reject(new TypeError("The picture could not be sent"));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener("abort", () => request.abort());
    const form = new FormData();
    form.append("file", picture, "picture.jpg");
    request.send(form);
  });
}
