import type { Wording } from "#i18n/wording.ts";
import { Picture } from "#ui/Picture.tsx";
import { useWording } from "#ui/page.tsx";
import { drawingOf } from "../../drawing.ts";
import type { ReviewDetail } from "../review.schema.ts";
import * as styles from "./changes.module.css";
import { facts } from "./review-facts.ts";

type Version = NonNullable<ReviewDetail["onSale"]>;

/** What buyers see of a live listing beside what its owner wants it to say, field by field where they differ. */
export function Changes({ of, onSale }: { of: ReviewDetail; onSale: Version }) {
  const wording = useWording();
  const { t } = wording;
  const photosDiffer = namesOf(of) !== namesOf(onSale);
  return (
    <section aria-labelledby="changes" className={styles.changes}>
      <h3 id="changes">{t("moderation.changes")}</h3>
      <p className="soft small">{t("moderation.changesText")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("moderation.changedField")}</th>
            <th scope="col">{t("moderation.changeBefore")}</th>
            <th scope="col">{t("moderation.changeAfter")}</th>
          </tr>
        </thead>
        <tbody>
          {differencesOf(onSale, of, wording).map(([label, before, after]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td dir="auto">{before || t("moderation.changeNone")}</td>
              <td dir="auto">{after || t("moderation.changeNone")}</td>
            </tr>
          ))}
          {photosDiffer && (
            <tr>
              <th scope="row">{t("listing-fields.images")}</th>
              <td>
                <Thumbs of={onSale} />
              </td>
              <td>
                <Thumbs of={of} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

const namesOf = ({ listing }: Version) => listing.images.join();

function Thumbs({ of: { listing } }: { of: Version }) {
  const { t } = useWording();
  if (listing.photos.length === 0) return t("moderation.noPhotos");
  return (
    <span className={styles.thumbs}>
      {listing.photos.map((photo) => (
        <Picture key={photo.id} photos={[photo]} alt="" sizes="64px" shape={drawingOf(listing.vehicleType)} />
      ))}
    </span>
  );
}

/** Every row in words that is another in the two. */
function differencesOf(before: Version, after: Version, wording: Wording) {
  const [was, is] = [rowsOf(before, wording), rowsOf(after, wording)];
  const labels = [...new Set([...is.keys(), ...was.keys()])];
  return labels
    .map((label) => [label, was.get(label), is.get(label)] as const)
    .filter(([, one, other]) => one !== other);
}

function rowsOf(version: Version, wording: Wording): Map<string, string> {
  const { t, money, name } = wording;
  const { title, price, currency, city, description, features } = version.listing;
  return new Map<string, string>([
    [t("listing-fields.title"), title],
    [t("listing-fields.price"), money(price, currency)],
    ...facts.vehicle(version, wording).map(([label, value]) => [label, value] as const),
    [t("listing-fields.city"), name("place", city)],
    [t("listing-fields.features"), features.map((one) => name("feature", one)).join(" · ")],
    [t("listing-fields.description"), description],
  ]);
}
