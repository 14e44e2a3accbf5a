import { FileClock, History } from "lucide-react";
import { useEffect, useRef } from "react";
import { formatAge } from "#i18n/format.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { Typed } from "./draft.ts";
import type { DraftView, FormDraft } from "./form-draft.ts";

type Props = NonNullable<DraftView["restored"]> & { draft: FormDraft };

/** The draft that came back, and the way to begin afresh, which can be undone. */
export function RestoredDraft({ savedAt, isFromElsewhere, draft }: Props) {
  const { t, language } = useWording();
  const note = useRef<HTMLDivElement>(null);
  // In newer browsers this gives a promise, which is nothing to clean up with.
  useEffect(() => {
    note.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const age = formatAge(language, new Date(savedAt), new Date());
  const discard = () => {
    const undo = draft.discard();
    void toast("message", t("selling.draftDiscarded"), undefined, {
      label: t("selling.writeUndo"),
      onClick: undo,
    });
  };
  return (
    <div ref={note} className="note brand" role="status">
      <History className="i" aria-hidden="true" />
      <p className="grow">{t(isFromElsewhere ? "selling.draftElsewhere" : "selling.draftBack", { age })}</p>
      <button type="button" className="link" onClick={draft.goOn}>
        {t("selling.draftContinue")}
      </button>
      <button type="button" className="link" onClick={discard}>
        {t("selling.draftDiscard")}
      </button>
    </div>
  );
}

/** Another draft of the same user, written on elsewhere meanwhile: the one takes the place of the other, either way. */
export function OtherDraft({ other, draft }: { other: Typed; draft: FormDraft }) {
  const { t, language } = useWording();
  const { title, brand, model } = other.fields;
  const called = title.trim() || [brand, model].join(" ").trim();
  const age = formatAge(language, new Date(other.savedAt), new Date());
  return (
    <div className="note plain" role="status">
      <FileClock className="i" aria-hidden="true" />
      <p className="grow">
        {t("selling.draftOther", { age })} {called && <bdi className="m">{called}</bdi>}
      </p>
      <button type="button" className="link" onClick={() => draft.takeOther()}>
        {t("selling.draftTakeOther")}
      </button>
      <button type="button" className="link" onClick={() => draft.forgetOther()}>
        {t("selling.draftForgetOther")}
      </button>
    </div>
  );
}
