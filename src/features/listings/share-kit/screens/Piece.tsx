import { Download } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import type { OwnListingDetail } from "../../listing.schema.ts";
import { Preview } from "./Preview.tsx";
import { ShareFile } from "./ShareFile.tsx";
import * as styles from "./share-kit.module.css";
import { type KitView, pieceAddress } from "./share-kit-address.ts";

const sizes = { story: { width: 1080, height: 1920 }, square: { width: 1080, height: 1080 } } as const;

interface Props {
  kind: keyof typeof sizes;
  listing: OwnListingDetail;
  view: KitView;
}

/** A picture of the kit: how it looks, and where it can go. */
export function Piece({ kind, listing, view }: Props) {
  const { t, language } = useWording();
  const address = pieceAddress(listing.id, `${kind}.png`, view);
  const file = `${kind}-${listing.ref}-${view.language}.png`;
  return (
    <section className={`panel ${styles.piece}`} aria-labelledby={`kit-${kind}`}>
      <div>
        <h2 id={`kit-${kind}`} className={styles.title}>
          {t(`share-kit.${kind}`)}
        </h2>
        <p className="small soft">{t(`share-kit.${kind}Hint`)}</p>
      </div>
      <Preview
        address={address}
        alt={t(`share-kit.${kind}Alt`, { name: listing.name[language] })}
        {...sizes[kind]}
      />
      <div className={styles.ways}>
        <ShareFile
          listing={listing}
          address={address}
          file={file}
          type="image/png"
          label={t(`share-kit.${kind}`)}
        />
        <a className="btn sec" href={address} download={file} aria-describedby={`kit-${kind}`}>
          <Download className="i s" aria-hidden="true" />
          {t("share-kit.download")}
        </a>
      </div>
    </section>
  );
}
