import { CircleAlert, FileImage, FileText } from "lucide-react";
import { useState } from "react";
import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import { type PaperKind, paperKinds } from "#features/listings/paper-kinds.ts";
import type { OwnPapers as Papers } from "#features/listings/papers.schema.ts";
import { documentTypes } from "#features/media/document-file.ts";
import { Link } from "#platform/page/routing.ts";
import { FileField } from "#ui/kit/form/FileField.tsx";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { useWording } from "#ui/page.tsx";
import * as styles from "./own-papers.module.css";
import { usePapers } from "./use-papers.ts";

const mostFiles = 4;
const tones = { none: "", waiting: "info", confirmed: "ok", refused: "bad", ended: "warn" } as const;

/** The papers of a listing, as its owner sees them: how they stand, and the way to send them. */
export function OwnPapers({ listing }: { listing: OwnListingDetail }) {
  const { t } = useWording();
  const { papers, add, withdraw, sending, wrong } = usePapers(listing);
  const { state, files } = papers;
  if (listing.own.status === "expired" && state === "none") return null;
  const needsNumber = listing.vehicleType === "car" && listing.vinNumber === null;
  return (
    <section className={`panel ${styles.papers}`} id="papers" aria-labelledby="own-papers">
      <h2 id="own-papers">
        {t("papers.title")}
        {state !== "none" && <span className={`badge dot ${tones[state]}`}>{t(`papers.${state}`)}</span>}
      </h2>
      {papers.isAsked && (
        <p className="note warn">
          <CircleAlert className="i" aria-hidden="true" />
          <span>{t("papers.asked")}</span>
        </p>
      )}
      <Stands papers={papers} />
      {state === "waiting" && files.length > 0 && <Files files={files} />}
      {state === "confirmed" ? null : needsNumber ? (
        <p>
          {t("papers.needsNumber")}{" "}
          <Link className="link" to="/edit-car/$id" params={{ id: listing.id }}>
            {t("papers.addNumber")}
          </Link>
        </p>
      ) : state === "waiting" && files.length >= mostFiles ? null : (
        <Adding
          isDealer={listing.seller.isDealership}
          onChoose={(file, kind) => void add(file, kind)}
          {...{ sending, wrong }}
        />
      )}
      {state === "waiting" && (
        <div>
          <button type="button" className="btn quiet sm" onClick={() => void withdraw()}>
            {t("papers.takeBack")}
          </button>
        </div>
      )}
    </section>
  );
}

/** What came of them, in a sentence or two. */
function Stands({ papers: { state, sentAt, decidedAt, reasons } }: { papers: Papers }) {
  const { t, age, day } = useWording();
  if (state === "refused") {
    return (
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{t(`papers.why_${reason}`)}</li>
        ))}
      </ul>
    );
  }
  return (
    <p className="soft">
      {state === "none" && t("papers.noneText")}
      {state === "waiting" && t("papers.waitingText", { age: age(sentAt ?? "") })}
      {state === "confirmed" && t("papers.confirmedText", { day: day(decidedAt ?? "") })}
      {state === "ended" && t("papers.endedText")}
    </p>
  );
}

function Files({ files }: Pick<Papers, "files">) {
  const { t } = useWording();
  return (
    <ul className={styles.files}>
      {files.map(({ number, kind, type }) => {
        const Icon = type === "pdf" ? FileText : FileImage;
        return (
          <li key={number}>
            <Icon className="i s" aria-hidden="true" />
            {t(`papers.${kind}`)}
          </li>
        );
      })}
    </ul>
  );
}

interface AddingProps {
  /** A dealer's car is registered in the name of who owned it: another paper says why the dealer sells it. */
  isDealer: boolean;
  sending: { text: string; share: number } | undefined;
  wrong: string | undefined;
  onChoose: (file: File, kind: PaperKind) => void;
}

function Adding({ isDealer, onChoose, ...field }: AddingProps) {
  const { t } = useWording();
  const [kind, setKind] = useState<PaperKind>("registration");
  return (
    <>
      {isDealer && (
        <SelectField
          label={t("papers.kind")}
          error={undefined}
          value={kind}
          choices={paperKinds.map((value) => ({ value, label: t(`papers.${value}`) }))}
          onChange={({ target }) => setKind(paperKinds.find((one) => one === target.value) ?? kind)}
        />
      )}
      <FileField
        label={t("papers.add")}
        hint={t("papers.limits")}
        accept={documentTypes}
        onChoose={(file) => onChoose(file, kind)}
        {...field}
      />
    </>
  );
}
