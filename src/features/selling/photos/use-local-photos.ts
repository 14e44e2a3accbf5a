import { useEffect, useRef, useState } from "react";
import { keepPhotos, readKeptPhotos } from "./keep-photos.ts";
import type { TrayPhoto } from "./photo.ts";
import type { PhotoTray } from "./photo-tray.ts";

/** What a form is told of the photos that the server does not have. */
export interface LocalPhotos {
  /** Those that wait for an account, as addresses in this browser. */
  previews: string[];
  /** How many were not taken. */
  failed: number;
  /** This browser keeps some of them no longer than the page is open. */
  isRefused: boolean;
}
export interface LocalPhotosOptions {
  /** The draft that they belong to. */
  draft: string;
  isGuest: boolean;
  onChange: (photos: LocalPhotos) => void;
}

/**
 * The photos of a guest stay in this browser, also after a reload, and are sent once there is an account; the files of those
 * that were kept go as they arrive.
 */
export function useLocalPhotos(
  tray: PhotoTray,
  photos: readonly TrayPhoto[],
  local: LocalPhotosOptions | undefined,
) {
  const { draft, isGuest = false, onChange } = local ?? {};
  /** A member's photos are on the server at once: kept are what a guest began with, until the last has arrived. */
  const keeps = useRef(false);
  const before = useRef("[]");
  const isRefused = useRef(false);
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  const [isRead, setRead] = useState(false);

  useEffect(() => {
    tray.isLocal = isGuest;
  }, [tray, isGuest]);

  useEffect(() => {
    if (draft === undefined) return;
    let isCurrent = true;
    void readKeptPhotos(draft).then((kept) => {
      if (!isCurrent) return;
      keeps.current ||= kept.length > 0;
      tray.restore(kept);
      setRead(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [tray, draft]);

  useEffect(() => {
    if (draft === undefined || !onChange) return;
    const tell = () =>
      onChange({
        previews: photos.flatMap(({ state, preview }) => (state === "local" && preview ? [preview] : [])),
        failed: photos.filter(({ state }) => state === "failed").length,
        isRefused: isRefused.current,
      });
    tell();
    keeps.current ||= isGuest;
    // What was kept before this visit has to be read before it is written over.
    if (!keeps.current || !isRead) return;
    const { unsent } = tray;
    const now = JSON.stringify(unsent.map(({ name, file, edit, shows }) => [name, file.size, edit, shows]));
    if (now === before.current) return;
    before.current = now;
    // One after the other: the last one stays.
    writing.current = writing.current
      .then(() => keepPhotos(draft, unsent))
      .catch(() => unsent.length === 0)
      .then((isKept) => {
        if (isRefused.current === !isKept) return;
        isRefused.current = !isKept;
        tell();
      });
  }, [tray, photos, draft, isGuest, onChange, isRead]);
}
