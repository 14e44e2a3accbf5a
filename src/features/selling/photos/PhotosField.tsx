import { useQuery } from "@tanstack/react-query";
import { lazy, memo, Suspense, useCallback, useMemo, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { plansQuery, subscriptionQuery } from "#features/plans/plan.api.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { PhotosSoon } from "./PhotosSoon.tsx";
import { type Photo, photoAt } from "./photo.ts";
import * as styles from "./photos.module.css";
import { showsQuery } from "./shows.api.ts";
import type { LocalPhotosOptions } from "./use-local-photos.ts";

const PhotoPicker = lazy(() => import("./PhotoPicker.tsx"));

interface Props {
  vehicleType: VehicleType;
  /** How many are on their way still. */
  onPending: (count: number) => void;
  local?: LocalPhotosOptions | undefined;
}

/** The photos of a form whose field `images` holds their addresses, as many as the seller's plan allows. */
export const PhotosField = memo(({ vehicleType, onPending, local }: Props) => {
  const { t } = useWording();
  const { api } = usePage();
  const { control, setValue, formState } = useFormContext<{ images: string[] }>();
  const images = useWatch({ control, name: "images" });
  // Of those of a listing that is changed it is known what they show when the page comes; the tray learns of others.
  const [first] = useState(images);
  const { data: known } = useQuery({ ...showsQuery(api, first), enabled: first.length > 0 });
  const value = useMemo(
    () =>
      images.flatMap((address) => {
        const photo = photoAt(address);
        return photo ? { ...photo, shows: known && (known[photo.id] ?? null) } : [];
      }),
    [images, known],
  );
  const change = useCallback(
    (photos: Photo[]) => {
      const addresses = photos.map(({ url }) => url);
      setValue("images", addresses, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    },
    [setValue, formState.isSubmitted],
  );
  const isGuest = local?.isGuest === true;
  const { data: plan } = useQuery({ ...subscriptionQuery(api), staleTime: 5 * 60_000, enabled: !isGuest });
  // A guest's account will begin with the free plan; until more is known of it than that, the photos stay as they are.
  const [wasGuest] = useState(isGuest);
  const { data: plans } = useQuery({ ...plansQuery(api), enabled: wasGuest });
  const limit =
    plan?.maxPhotos ?? (wasGuest ? plans?.find(({ price }) => price === 0)?.maxPhotos : undefined);
  const error = formState.errors.images?.message;
  const soon = <PhotosSoon vehicleType={vehicleType} photos={value} limit={limit} />;
  return (
    <section className="panel" aria-labelledby="photos-title">
      <fieldset name="images" tabIndex={-1} className={`stack s3 ${styles.field}`}>
        <h2 id="photos-title">{t("photos.title")}</h2>
        {error && (
          <p className="note bad" role="alert">
            {error}
          </p>
        )}
        {/* Another one for the picker: what React hides while its code is fetched would stand beside what stands for it. */}
        <Suspense key={limit ? "picker" : "soon"} fallback={soon}>
          {limit ? (
            <PhotoPicker
              key={local?.draft}
              vehicleType={vehicleType}
              value={value}
              onChange={change}
              limit={limit}
              onPending={onPending}
              local={local}
            />
          ) : (
            soon
          )}
        </Suspense>
      </fieldset>
    </section>
  );
});
