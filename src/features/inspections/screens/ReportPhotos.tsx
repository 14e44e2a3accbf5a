import { useId } from "react";
import type { Photo } from "#features/listings/listing.schema.ts";
import { privateWidths } from "#features/media/private-widths.ts";
import { PhotoInput } from "#ui/kit/photos/PhotoInput.tsx";
import { PhotoTray } from "#ui/kit/photos/PhotoTray.tsx";
import { usePhotoQueue } from "#ui/kit/photos/use-photo-queue.ts";
import { usePage, useWording } from "#ui/page.tsx";
import type { Report } from "../inspection.schema.ts";
import { mostPhotos } from "../inspection-kinds.ts";
import { useAct } from "./use-act.ts";

/** The photos of a draft: each is kept as soon as it is chosen. */
export function ReportPhotos({ report: { id: reportId, photos: kept } }: { report: Report }) {
  const { t, number } = useWording();
  const { api } = usePage();
  const { act, pending } = useAct();
  const title = useId();
  const { photos, add, retry, remove } = usePhotoQueue<Photo>({
    address: `/api/inspections/${reportId}/photos`,
    most: mostPhotos,
    longestSide: Math.max(...privateWidths),
    kept: kept.map((photo) => ({ photo, preview: `${photo.url}?width=${photo.widths[0]}` })),
  });
  const takeOut = (key: number) => {
    const photo = photos.find((one) => one.key === key)?.photo;
    if (!photo) return remove(key);
    act({
      call: async () => {
        await api("DELETE /api/inspection-photos/:id", { params: { id: photo.id } });
        remove(key);
      },
      said: t("inspections.photoRemoved"),
    });
  };
  return (
    <section className="panel stack" aria-labelledby={title}>
      <h2 id={title}>{t("inspections.photos")}</h2>
      <p className="small muted">{t("inspections.photosHint", { most: number(mostPhotos) })}</p>
      <PhotoTray
        label={t("inspections.photos")}
        photos={photos}
        retry={retry}
        remove={(key) => pending || takeOut(key)}
      />
      <div>
        <PhotoInput
          label={t("inspections.addPhotos")}
          className="btn sec sm"
          isFull={photos.length >= mostPhotos}
          onChoose={add}
        >
          {t("inspections.addPhotos")}
        </PhotoInput>
      </div>
    </section>
  );
}
