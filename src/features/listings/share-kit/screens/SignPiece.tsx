import { Download, Printer } from "lucide-react";
import { useRouter } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import type { OwnListingDetail } from "../../listing.schema.ts";
import { Preview } from "./Preview.tsx";
import { ShareFile } from "./ShareFile.tsx";
import * as styles from "./share-kit.module.css";
import { type KitView, pieceAddress } from "./share-kit-address.ts";

interface Props {
  listing: OwnListingDetail;
  view: KitView;
}

/** The window sign: with the telephone number or without, to print or to take along. */
export function SignPiece({ listing, view }: Props) {
  const { t, language } = useWording();
  const { id, ref, hasPhone } = listing;
  const at = (piece: string) => pieceAddress(id, piece, { ...view, phone: view.phone && hasPhone });
  const file = `sign-${ref}-${view.language}.pdf`;
  return (
    <section className={`panel ${styles.piece}`} aria-labelledby="kit-sign">
      <div>
        <h2 id="kit-sign" className={styles.title}>
          {t("share-kit.sign")}
        </h2>
        <p className="small soft">{t("share-kit.signHint")}</p>
      </div>
      <Preview
        address={at("sign.svg")}
        alt={t("share-kit.signAlt", { name: listing.name[language] })}
        width={595}
        height={842}
      />
      {hasPhone && <PhoneSwitch id={id} view={view} />}
      <div className={styles.ways}>
        <a className="btn pri" href={at("sign")} target="_blank" rel="noreferrer" aria-describedby="kit-sign">
          <Printer className="i s" aria-hidden="true" />
          {t("share-kit.print")}
        </a>
        <a className="btn sec" href={at("sign.pdf")} download={file}>
          <Download className="i s" aria-hidden="true" />
          {t("share-kit.downloadPdf")}
        </a>
        <ShareFile
          listing={listing}
          address={at("sign.pdf")}
          file={file}
          type="application/pdf"
          label={t("share-kit.sign")}
        />
      </div>
    </section>
  );
}

/** A sign in a window shows the number to everybody: its seller chooses. */
function PhoneSwitch({ id, view }: { id: string; view: KitView }) {
  const { t, language: page } = useWording();
  const router = useRouter();
  const change = (phone: boolean) =>
    router.navigate({
      to: "/share-kit/$id",
      params: { id },
      search: {
        ...(view.language !== page && { language: view.language }),
        ...(!phone && { phone: "0" }),
      } as never,
      replace: true,
      resetScroll: false,
    });
  return (
    <label className="note plain check">
      <input
        type="checkbox"
        className="sr"
        checked={view.phone}
        onChange={({ target }) => void change(target.checked)}
      />
      <span className={`switch${view.phone ? " on" : ""}`} aria-hidden="true" />
      <span>
        <b className="m">{t("share-kit.phone")}</b> {t("share-kit.phoneHint")}
      </span>
    </label>
  );
}
