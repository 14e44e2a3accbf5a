import type { ApiError } from "#platform/http/api.ts";
import type { PictureEdit } from "#ui/kit/crop/crop.ts";
import type { Photo, PhotoProblem, TrayPhoto } from "./photo.ts";

/** What is needed of a photo besides what is shown of it. */
export interface Work {
  file: Blob | undefined;
  /** What the server has of it, or had before it was turned or cropped. */
  sent: Photo | undefined;
  edit: PictureEdit;
  shrunk: Blob | undefined;
  tries: number;
  running: AbortController | undefined;
  pause: ReturnType<typeof setTimeout> | undefined;
}
export const newWork = (given: { file?: Blob; sent?: Photo; edit?: PictureEdit }): Work => ({
  file: given.file,
  sent: given.sent,
  edit: given.edit ?? { turns: 0, crop: undefined },
  shrunk: undefined,
  tries: 0,
  running: undefined,
  pause: undefined,
});

export const waiting = (one: TrayPhoto): TrayPhoto => ({
  ...one,
  state: "waiting",
  progress: 0,
  problem: undefined,
  photo: undefined,
});

export function problemOf(refusal: ApiError | undefined): PhotoProblem {
  if (!refusal) return { key: "notSent" };
  if (refusal.status === 413) return { key: "tooLarge" };
  return refusal.errors?.file ? { key: "unreadable" } : { said: refusal.message };
}
