import type { PhotoSlot, Upload } from "#features/media/upload.contract.ts";
import type { PictureEdit } from "#ui/kit/crop/crop.ts";

/** A picture that was sent: `url` is what `images` of a listing takes. */
export type Photo = Pick<Upload, "id" | "url" | "width" | "height" | "thumbhash"> & {
  /** What it shows; undefined while that is not known. */
  shows: PhotoSlot | null | undefined;
};

export type PhotoState =
  /** In the queue, or being made smaller. */
  | "waiting"
  | "sending"
  /** Without a network, or the server is busy: goes on by itself. */
  | "held"
  | "failed"
  /** A guest's: it can be seen and changed, and is sent once there is an account. */
  | "local"
  | "ready";

/** Why a photo was not taken: a key of the messages, or what the server said in the visitor's language. */
export type PhotoProblem = { key: "unreadable" | "tooLarge" | "notSent" | "gone" } | { said: string };

/** A photo of the picker, on its way or there. */
export interface TrayPhoto {
  key: string;
  /** Of the file; undefined of a photo that was sent in another visit. */
  name: string | undefined;
  state: PhotoState;
  /** From 0 to 1, of what is sent. */
  progress: number;
  /** Its address in this browser; undefined until it has been read. */
  preview: string | undefined;
  problem: PhotoProblem | undefined;
  photo: Photo | undefined;
  shows: PhotoSlot | null | undefined;
  /** Something of it was covered in this visit. */
  isCovered?: boolean;
}

/** A photo that the server does not have yet: the file as it was chosen, and what is made of it. */
export interface UnsentPhoto {
  name: string;
  file: Blob;
  edit: PictureEdit;
  shows: PhotoSlot | null;
}

/**
 * The photo at an address as the form keeps it; undefined for what is no address of a picture. Of its size no more is
 * known than the width that lies there, which is enough to show it.
 */
export function photoAt(address: string): (Photo & { widths: number[] }) | undefined {
  const [, id, digits] = /^\/media\/([0-9a-f-]{36})\/([1-9]\d{0,4})\.webp$/.exec(address) ?? [];
  if (!id) return undefined;
  const width = Number(digits);
  return {
    id,
    url: address,
    width,
    height: Math.round((width * 3) / 4),
    widths: [width],
    thumbhash: "",
    shows: undefined,
  };
}
