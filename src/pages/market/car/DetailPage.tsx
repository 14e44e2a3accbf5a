import { useEffect } from "react";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import { Inspection } from "#features/inspections/shown/Inspection.tsx";
import { ContactBar } from "#features/listings/contact/ContactBar.tsx";
import { countEvent } from "#features/listings/contact/count-event.ts";
import { SellerCard } from "#features/listings/contact/SellerCard.tsx";
import { useContact } from "#features/listings/contact/use-contact.ts";
import { OwningCosts } from "#features/ownership-costs/OwningCosts.tsx";
import { keepSeen } from "#features/shortlist/recent/recent-on-device.ts";
import { useLoaded } from "#platform/page/routing.ts";
import { Kept } from "#ui/Kept.tsx";
import { Price } from "#ui/Price.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";
import type { DetailData, ShownListing } from "./detail.api.ts";
import * as styles from "./detail.module.css";
import { FactGrid } from "./FactGrid.tsx";
import { FairPrice } from "./FairPrice.tsx";
import { Features } from "./Features.tsx";
import { Gallery } from "./Gallery.tsx";
import { GalleryActions } from "./GalleryActions.tsx";
import { GoneListing } from "./GoneListing.tsx";
import { OwnFigures, OwnInspections, OwnPapers, OwnState } from "./own-parts.ts";
import { PriceBlock } from "./PriceBlock.tsx";
import { PriceHistory } from "./PriceHistory.tsx";
import { priceChart } from "./price-steps.ts";
import { SafetyTips } from "./SafetyTips.tsx";
import { SeenBefore } from "./SeenBefore.tsx";
import { SimilarListings } from "./SimilarListings.tsx";
import { Specification } from "./Specification.tsx";
import { Summary } from "./Summary.tsx";
import { sellerFacts } from "./seller-facts.ts";

/** Whether the first letter is Arabic: what the browser does for `dir="auto"`, told to the style sheet. */
const startsInArabic = (text: string) => /^\P{L}*\p{Script=Arabic}/u.test(text);

/** One car or motorcycle: photos, price, facts, and the way to its seller; to its owner how it stands, and what to do. */
export default function DetailPage() {
  const data = useLoaded<DetailData>();
  if (data.state !== "shown") return <GoneListing {...data} />;
  return <Shown key={data.listing.id} data={data} />;
}

function Shown({ data }: { data: ShownListing }) {
  const { listing, similar, vehicle, modelName, siteName, lbpRate, costs, trust, reports } = data;
  const { now, publicUrl } = usePage();
  const { t, plain } = useWording();
  const own = listing.own && { ...listing, own: listing.own };
  const contact = useContact(listing.hasPhone, { listing, vehicle, siteName });
  const chart = priceChart(listing.priceHistory, now);
  const isOwn = own !== undefined;
  const userId = useLastingAccount()?.id ?? "";
  const facts = trust ? sellerFacts(trust, t) : [];
  const price = (
    <div className={`desk ${styles.sidePrice}`}>
      <PriceBlock listing={listing} lbpRate={lbpRate} />
    </div>
  );
  useEffect(() => {
    if (isOwn) return;
    countEvent(listing.id, "view");
    keepSeen(userId, listing.id);
  }, [listing.id, isOwn, userId]);

  return (
    <div className="wrap">
      <Breadcrumb listing={listing} modelName={modelName} />
      {own && <OwnState listing={own} />}
      {own && <OwnPapers listing={own} />}
      {own && <OwnInspections reports={reports} />}
      <Gallery listing={listing} vehicle={`${vehicle} ${plain(listing.year)}`}>
        {/* What nobody else can open is not passed on. */}
        {listing.status === "active" && <GalleryActions listing={listing} canSave={!own} />}
      </Gallery>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Summary listing={listing} lbpRate={lbpRate} cuts={chart?.cuts ?? 0} />
          <FactGrid listing={listing} />
          <div className={styles.onScreen}>
            <FairPrice listing={listing} />
            {chart && <PriceHistory chart={chart} />}
            {(trust?.inspection || trust?.mayBeInspected) && (
              <Inspection carId={listing.id} facts={trust.inspection} />
            )}
            {trust && trust.seenHereBefore.length > 0 && <SeenBefore seen={trust.seenHereBefore} />}
            <OwningCosts listing={listing} costs={costs} />
          </div>
          {listing.description && (
            <section>
              <h2>{t("detail.description")}</h2>
              <p className={`soft ${styles.text}`} dir={startsInArabic(listing.description) ? "rtl" : "ltr"}>
                {listing.description}
              </p>
            </section>
          )}
          <Specification listing={listing} vehicle={vehicle} />
          <Features listing={listing} />
          {!own && (
            <div className={styles.onScreen}>
              <SafetyTips listing={listing} />
            </div>
          )}
        </div>
        <aside className={styles.side}>
          {own ? (
            <div className="panel stack">
              {price}
              <OwnFigures listing={own} />
            </div>
          ) : (
            <Kept
              as="div"
              className="panel stack"
              thing={listing}
              variant={() => ["side", lbpRate, siteName, ...facts].join()}
            >
              {() => (
                <>
                  {price}
                  <SellerCard
                    contact={contact}
                    seller={listing.seller}
                    chatPriority={listing.chatPriority}
                    facts={facts}
                    siteName={siteName}
                  />
                </>
              )}
            </Kept>
          )}
        </aside>
      </div>
      <p className={styles.onPaper} dir="ltr">{`${publicUrl}/cars/${listing.id}`}</p>
      <div className={styles.onScreen}>
        <SimilarListings list={similar} vehicleType={listing.vehicleType} brand={listing.brand} />
      </div>
      {!own && (
        <ContactBar contact={contact} tight={listing.currency === "lbp"}>
          <Price value={listing.price} currency={listing.currency} />
        </ContactBar>
      )}
    </div>
  );
}
