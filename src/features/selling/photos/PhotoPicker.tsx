import { Camera, ImagePlus } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useLayoutEffect, useRef, useState } from "react";
import type { PhotoSlot } from "#features/media/upload.contract.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { isolated } from "#i18n/format.ts";
import { ApiError } from "#platform/http/api.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { MorePhotos } from "./MorePhotos.tsx";
import { placeByKey } from "./order.ts";
import type { PhotoDialogMode } from "./PhotoDialog.tsx";
import { PhotoInput } from "./PhotoInput.tsx";
import { PhotoMessages } from "./PhotoMessages.tsx";
import { PhotoSlots } from "./PhotoSlots.tsx";
import { PhotoTips } from "./PhotosSoon.tsx";
import { PhotoTile } from "./PhotoTile.tsx";
import type { Photo, TrayPhoto } from "./photo.ts";
import * as styles from "./photos.module.css";
import { showsQuery } from "./shows.api.ts";
import { emptySlots, slotsOf } from "./slots.ts";
import { useDrag } from "./use-drag.ts";
import { useIncoming } from "./use-incoming.ts";
import { type LocalPhotosOptions, useLocalPhotos } from "./use-local-photos.ts";
import { usePhotoTray } from "./use-photo-tray.ts";

const PhotoDialog = lazy(() => import("./PhotoDialog.tsx"));

interface Props {
  vehicleType: VehicleType;
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
export default function PhotoPicker({ vehicleType, value, onChange, limit, onPending, local }: Props) {
  const { api, queryClient } = usePage();
  const { t, number } = useWording();
  const [tray, photos] = usePhotoTray({
    value,
    onChange,
    onPending,
    server: {
      edit: ({ id }, body) => api("POST /api/uploads/:id/edit", { params: { id }, body }),
      findShows: (ids) => queryClient.fetchQuery(showsQuery(api, ids)),
    },
  });
  useLocalPhotos(tray, photos, local);
  const [said, say] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const [edited, setEdited] = useState<{ key: string; mode: PhotoDialogMode }>();
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<string>(undefined);
  const keys = photos.map(({ key }) => key);
  const count = photos.length;
  const inDialog = photos.find(({ key }) => key === edited?.key);

  const take = (files: readonly File[], shows?: PhotoSlot) => {
    const room = Math.max(0, limit - tray.photos.length);
    const left = files.length - room;
    setRefusal(left > 0 ? t("photos.overLimit", { limit, left }) : undefined);
    tray.add(files.slice(0, room), shows && { shows, order: slotsOf[vehicleType] });
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
  /** Kept with the photo; where that fails it is as it was. */
  const sayShows = ({ key, photo, shows: before }: TrayPhoto, shows: PhotoSlot | null) => {
    tray.say(key, shows);
    if (!photo) return;
    api("PATCH /api/uploads/:id", { params: { id: photo.id }, body: { shows } }).catch((error) => {
      tray.say(key, before ?? null);
      void toast("error", error instanceof ApiError ? error.message : t("common.offline"));
    });
  };
  const drag = useDrag(keys, move);
  const incoming = useIncoming(
    (files) => take(files),
    (files) =>
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
                onEdit={() => setEdited({ key, mode: "crop" })}
                onRemove={() => remove(key)}
                onRetry={() => tray.retry(key)}
                onLost={() => tray.lose(key)}
              />
            )
          );
        })}
        {count < limit && (
          <li className={styles.add} style={{ order: count }}>
            <PhotoInput className={styles.choose} multiple onFiles={(files) => take(files)}>
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
            <PhotoInput className={styles.camera} capture onFiles={(files) => take(files)}>
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
      <PhotoMessages photos={photos} refusal={refusal} onCover={(key) => setEdited({ key, mode: "cover" })} />
      {count < limit && photos.every(({ shows }) => shows !== undefined) && (
        <PhotoSlots vehicleType={vehicleType} slots={emptySlots(vehicleType, photos)} onFiles={take} />
      )}
      <PhotoTips />
      <p className="sr" role="status">
        {said}
      </p>
      {edited && inDialog && (
        <Suspense>
          <PhotoDialog
            vehicleType={vehicleType}
            mode={edited.mode}
            sent={inDialog.photo?.url}
            shows={inDialog.shows}
            load={() => tray.whole(edited.key)}
            onCrop={(crop) => tray.crop(edited.key, crop)}
            onCover={(boxes) => tray.cover(edited.key, boxes)}
            onShows={(shows) => sayShows(inDialog, shows)}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
