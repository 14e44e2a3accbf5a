import { Camera, ImagePlus } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useLayoutEffect, useRef, useState } from "react";
import { isolated } from "#i18n/format.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { MorePhotos } from "./MorePhotos.tsx";
import { placeByKey } from "./order.ts";
import { PhotoInput } from "./PhotoInput.tsx";
import { PhotoTips } from "./PhotosSoon.tsx";
import { PhotoTile } from "./PhotoTile.tsx";
import type { Photo } from "./photo.ts";
import * as styles from "./photos.module.css";
import { useDrag } from "./use-drag.ts";
import { useIncoming } from "./use-incoming.ts";
import { type LocalPhotosOptions, useLocalPhotos } from "./use-local-photos.ts";
import { usePhotoTray } from "./use-photo-tray.ts";

const CropDialog = lazy(() => import("./CropDialog.tsx"));

interface Props {
  /** Those that are sent, cover first. */
  value: readonly Photo[];
  onChange: (photos: Photo[]) => void;
  /** How many the plan allows. */
  limit: number;
  /** How many are on their way still: a form waits for them. */
  onPending?: (count: number) => void;
  /** For a new listing: what is not sent stays in this browser, too, and of a guest in this browser alone. */
  local?: LocalPhotosOptions | undefined;
}

/** The photos of a listing: picked, dropped, pasted or taken, and put in order. Its page loads the messages `photos`. */
export default function PhotoPicker({ value, onChange, limit, onPending, local }: Props) {
  const { t, number } = useWording();
  const [tray, photos] = usePhotoTray({ value, onChange, onPending });
  useLocalPhotos(tray, photos, local);
  const [said, say] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const [cropped, setCropped] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<string>(undefined);
  const keys = photos.map(({ key }) => key);
  const count = photos.length;
  const problems = photos.flatMap(({ problem, name }, place) => {
    if (!problem) return [];
    if ("said" in problem) return problem.said;
    const file = name ? isolated(name) : t("photos.photo", { place: number(place + 1) });
    return t(`photos.${problem.key}`, { file });
  });

  const take = (files: readonly File[]) => {
    const room = Math.max(0, limit - tray.photos.length);
    const left = files.length - room;
    setRefusal(left > 0 ? t("photos.overLimit", { limit, left }) : undefined);
    tray.add(files.slice(0, room));
  };
  const move = (key: string, to: number) => {
    tray.move(key, to);
    say(to === 0 ? t("photos.nowCover") : t("photos.moved", { place: number(to + 1), count: number(count) }));
  };
  const remove = (key: string) => {
    const bringBack = tray.remove(key);
    setRefusal(undefined);
    say(t("photos.removed"));
    void toast("message", t("photos.removed"), undefined, { label: t("photos.undo"), onClick: bringBack });
  };
  const moveByKey = (key: string, at: number) => (event: KeyboardEvent) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const to = placeByKey(event.key, at, count, rightToLeft);
    if (to === undefined) return;
    event.preventDefault();
    focused.current = key;
    if (to !== at) move(key, to);
  };
  const drag = useDrag(keys, move);
  const incoming = useIncoming(take, (files) =>
    setRefusal(t("photos.unreadable", { file: isolated(files.map(({ name }) => name).join(", ")) })),
  );

  // An element that is moved in the page loses the focus.
  useLayoutEffect(() => {
    if (focused.current === undefined || photos.length === 0) return;
    list.current?.querySelector<HTMLElement>(`[data-photo="${focused.current}"] .${styles.grip}`)?.focus();
    focused.current = undefined;
  }, [photos]);

  return (
    <section
      className={`${styles.photos}${incoming.over ? ` ${styles.draggedOver}` : ""}`}
      aria-label={t("photos.list")}
      {...incoming.target}
    >
      <ul ref={list} className={`${styles.grid}${count === 0 ? ` ${styles.none}` : ""}`}>
        {drag.inPage.map((key) => {
          const place = keys.indexOf(key);
          const photo = photos[place];
          return (
            photo && (
              <PhotoTile
                key={key}
                photo={photo}
                place={place}
                count={count}
                dragged={drag.dragged === key}
                onGrip={drag.start(key)}
                onKey={moveByKey(key, place)}
                onCover={() => move(key, 0)}
                onTurn={() => tray.turn(key)}
                onCrop={() => setCropped(key)}
                onRemove={() => remove(key)}
                onRetry={() => tray.retry(key)}
                onLost={() => tray.lose(key)}
              />
            )
          );
        })}
        {count < limit && (
          <li className={styles.add} style={{ order: count }}>
            <PhotoInput className={styles.choose} multiple onFiles={take}>
              <ImagePlus className="i l" aria-hidden="true" />
              <span>
                {t(incoming.over ? "photos.dropHere" : count > 0 ? "photos.addMore" : "photos.add")}
              </span>
              {count === 0 && (
                <span className="tiny muted">
                  <span className={styles.byMouse}>{t("photos.hint", { limit })}</span>
                  <span className={styles.byTouch}>{t("photos.hintTouch", { limit })}</span>
                </span>
              )}
            </PhotoInput>
            <PhotoInput className={styles.camera} capture onFiles={take}>
              <Camera className="i s" aria-hidden="true" />
              {t("photos.camera")}
            </PhotoInput>
          </li>
        )}
      </ul>
      <p id="photo-help" className="sr">
        {t("photos.moveHelp")}
      </p>
      {count > 0 && (
        <p className="tiny muted">
          {t("photos.count", { count: number(count), limit })} {count >= limit && <MorePhotos than={limit} />}
        </p>
      )}
      {refusal && (
        <p className="note warn" role="alert">
          {refusal}
        </p>
      )}
      {[...new Set(problems)].map((problem) => (
        <p key={problem} className="note bad" role="alert">
          {problem}
        </p>
      ))}
      {photos.some(({ state }) => state === "held") && (
        <p className="note warn" role="status">
          {t("photos.offline")}
        </p>
      )}
      <PhotoTips />
      <p className="sr" role="status">
        {said}
      </p>
      {cropped !== undefined && (
        <Suspense>
          <CropDialog
            load={() => tray.whole(cropped)}
            onCrop={(crop) => tray.crop(cropped, crop)}
            onClose={() => setCropped(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
