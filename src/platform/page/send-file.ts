import { ApiError } from "../http/api.ts";

/** So long without a byte on its way or an answer, in milliseconds, and the line counts as broken. */
const longestSilence = 40_000;

/**
 * Sends a file as the part `file` of a form, after the form's other fields, and tells how far it is, from 0 to 1; fetch cannot
 * tell. Returns what the server answered. Throws an ApiError with what it refused, a TypeError where it was not reached or the line went dead, as the
 * calls of the API do, and the signal's reason.
 */
export function sendFile<Answer>(
  [method, address]: readonly [method: "POST" | "PUT", address: string],
  { file, name }: { file: Blob; name: string },
  {
    onProgress = () => {},
    signal,
    fields = {},
  }: {
    onProgress?: (share: number) => void;
    signal?: AbortSignal;
    fields?: Readonly<Record<string, string>>;
  } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const abort = () => request.abort();
    const end = (settle: () => void) => () => {
      clearTimeout(silence);
      signal?.removeEventListener("abort", abort);
      settle();
    };
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(abort, longestSilence);
    };
    request.open(method, address);
    request.setRequestHeader("accept", "application/json");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => {
      listen();
      onProgress(total ? loaded / total : 0);
    };
    request.onload = end(() =>
      request.status < 400
        ? resolve(request.response)
        : reject(new ApiError(request.status, request.response ?? {})),
    );
    const unreached = () => new TypeError("The file could not be sent");
    request.onerror = end(() => reject(unreached()));
    request.onabort = end(() => reject(signal?.aborted ? signal.reason : unreached()));
    signal?.addEventListener("abort", abort);
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append("file", file, name);
    listen();
    request.send(form);
  });
}
