import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CardView } from "#features/listings/card/card-view.ts";
import { browsePaths } from "#features/listings/paths.ts";
import { shapeOf } from "#features/listings/vehicle-shape.ts";
import type { PageContext } from "#platform/page/context.ts";
import { Link } from "#platform/page/routing.ts";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { Picture } from "#ui/Picture.tsx";
import { Price } from "#ui/Price.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { useSavedIds } from "../../saved.ts";
import { setCompared } from "../compared.ts";
import type { Column } from "./compare.api.ts";
import * as styles from "./compare.module.css";

interface Props {
  columns: readonly Column[];
  /** The one that makes room; without it there is a place left. */
  inPlaceOf: Column | undefined;
  onPick: (id: string) => void;
  onClose: () => void;
}

const mostOffered = 12;

/** Another vehicle for the comparison: what was saved, what is like the ones there, or whatever the market has. */
export default function PickDialog({ columns, inPlaceOf, onPick, onClose }: Props) {
  const { t } = useWording();
  const page = usePage();
  const likeness = (inPlaceOf?.listing ? inPlaceOf : columns.find(({ listing }) => listing))?.listing;
  const there = columns.map(({ id }) => id);
  const kept = useSavedIds()
    .filter((id) => !there.includes(id))
    .slice(0, mostOffered);
  const { data, isPending } = useQuery({
    queryKey: ["compare", "offers", likeness?.id ?? "", there, kept],
    queryFn: () => findOffers(page.api, likeness?.id, there, kept),
    placeholderData: keepPreviousData,
  });
  const rest = columns.filter((one) => one !== inPlaceOf).map(({ id }) => id);
  return (
    <TitledDialog
      title={t(inPlaceOf ? "compare.replaceTitle" : "compare.addTitle")}
      className={styles.pick}
      onClose={onClose}
    >
      {isPending && (
        <p className="soft" role="status">
          {t("compare.looking")}
        </p>
      )}
      {data?.map(({ kind, listings }) => (
        <section key={kind}>
          <h3>{t(`compare.${kind}`)}</h3>
          <ul>
            {listings.map((listing) => (
              <Offer key={listing.id} listing={listing} onPick={onPick} />
            ))}
          </ul>
        </section>
      ))}
      <Link
        className="btn sec"
        to={browsePaths[likeness?.vehicleType ?? "car"]}
        onClick={() => {
          // What is left waits in the tray for the one that is found.
          setCompared(rest);
          onClose();
        }}
      >
        {t("compare.browse")}
      </Link>
    </TitledDialog>
  );
}

interface Offers {
  kind: "fromSaved" | "fromSimilar";
  listings: CardView[];
}

async function findOffers(
  api: PageContext["api"],
  like: string | undefined,
  there: readonly string[],
  kept: readonly string[],
): Promise<Offers[]> {
  const [saved, similar] = await Promise.all([
    kept.length > 0
      ? api("GET /api/cars/cards", { query: { ids: kept.join() } }).then(
          ({ data }) => data,
          () => [],
        )
      : [],
    like
      ? api("GET /api/cars/:id/similar", { params: { id: like }, query: { limit: mostOffered } }).catch(
          () => [],
        )
      : [],
  ]);
  const others = similar.filter(({ id }) => !there.includes(id) && !kept.includes(id));
  const offers: Offers[] = [
    { kind: "fromSaved", listings: saved },
    { kind: "fromSimilar", listings: others },
  ];
  return offers.filter(({ listings }) => listings.length > 0);
}

function Offer({ listing, onPick }: { listing: CardView; onPick: (id: string) => void }) {
  const { t, language, number } = useWording();
  return (
    <li>
      <button type="button" className={styles.offer} onClick={() => onPick(listing.id)}>
        <span className={styles.offerPicture}>
          <Picture photos={listing.photos} alt="" sizes="96px" shape={shapeOf(listing)} />
        </span>
        <span className={styles.offerText}>
          <b className="m">{listing.name[language]}</b>
          {listing.mileage !== null && (
            <span className="soft small">{t("listings.cardMileage", { km: number(listing.mileage) })}</span>
          )}
          <Price value={listing.price} currency={listing.currency} className={`price ${styles.price}`} />
        </span>
      </button>
    </li>
  );
}
