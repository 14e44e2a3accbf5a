import { useEffect, useState } from "react";
import type { Point } from "#features/inspections/points/points.ts";
import { drawPicture } from "#ui/kit/crop/draw-picture.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { keepPhoto, type Photo, readPhotos, removePhoto } from "./inspection-store.ts";

const longestSide = 1600;
const most = 40;

export interface Shown extends Photo {
  /** Its address in this browser, while the page is open. */
  url: string;
}

/** The photos of an inspection, as small as they need be, kept on the device alone. */
export function usePhotos(inspection: string) {
  const { t } = useWording();
  const [photos, setPhotos] = useState<readonly Shown[]>([]);
  useEffect(() => {
    let shown: readonly Shown[] = [];
    let isCurrent = true;
    readPhotos(inspection).then(
      (found) => {
        if (!isCurrent) return;
        shown = found.map(withUrl);
        setPhotos(shown);
      },
      () => isCurrent && setPhotos([]),
    );
    return () => {
      isCurrent = false;
      for (const { url } of shown) URL.revokeObjectURL(url);
    };
  }, [inspection]);
  const add = async (point: Point, file: Blob) => {
    if (photos.length >= most) return void toast("error", t("checklist.tooMany"));
    const picture = await shrunk(file).catch(() => undefined);
    if (!picture) return void toast("error", t("checklist.photoFailed"));
    const photo = { inspection, point, picture };
    try {
      const kept = withUrl({ ...photo, id: await keepPhoto(photo) });
      setPhotos((before) => [...before, kept]);
    } catch {
      toast("error", t("checklist.notKept"));
    }
  };
  const remove = async ({ id, url }: Shown) => {
    await removePhoto(id).catch(() => undefined);
    URL.revokeObjectURL(url);
    setPhotos((before) => before.filter((one) => one.id !== id));
  };
  return { photos, add, remove, clear: () => setPhotos([]) };
}

const withUrl = (photo: Photo): Shown => ({ ...photo, url: URL.createObjectURL(photo.picture) });

async function shrunk(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    return await drawPicture(bitmap, longestSide, { turns: 0, crop: undefined });
  } finally {
    bitmap.close();
  }
}
