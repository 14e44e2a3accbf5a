import { FileImage, FileText } from "lucide-react";
import { useState } from "react";
import { sizeOf } from "#features/media/document-file.ts";
import { useWording } from "#ui/page.tsx";
import { Paper } from "./Paper.tsx";
import { usePaper } from "./use-paper.ts";

export interface ListedPaper {
  /** The call that brings it. */
  address: string;
  /** What it is, as it is told apart from the others. */
  name: string;
  type: string;
  bytes: number;
}

interface Props {
  title: string;
  papers: readonly ListedPaper[];
  /** Said where there are none. */
  none: string;
  /** Under which a PDF is saved. */
  saveAs: string;
}

/** Papers that a user sent, and the one that is looked at: each look is written down. */
export function PaperList({ title, papers, none, saveAs }: Props) {
  const { t, number } = useWording();
  const [shown, setShown] = useState<string>();
  const current = papers.find(({ address }) => address === shown);
  return (
    <section className="adm-part adm-papers">
      <h3>{title}</h3>
      {papers.length === 0 ? (
        <p className="small soft">{none}</p>
      ) : (
        <>
          <ul>
            {papers.map(({ address, name, type, bytes }) => {
              const Icon = type === "pdf" ? FileText : FileImage;
              const { unit, size } = sizeOf(bytes);
              return (
                <li key={address}>
                  <button
                    type="button"
                    aria-pressed={address === shown}
                    onClick={() => setShown(address === shown ? undefined : address)}
                  >
                    <Icon className="i" aria-hidden="true" />
                    <span className="grow">
                      <bdi>{name}</bdi>
                    </span>
                    <span className="tiny muted">{t(`admin.${unit}`, { size: number(size) })}</span>
                  </button>
                </li>
              );
            })}
          </ul>
          {current && <Shown key={current.address} paper={current} saveAs={saveAs} />}
          <p className="small muted">{t("admin.papersLogged")}</p>
        </>
      )}
    </section>
  );
}

function Shown({ paper: { address, name }, saveAs }: { paper: ListedPaper; saveAs: string }) {
  return <Paper found={usePaper(address)} name={name} saveAs={saveAs} />;
}
