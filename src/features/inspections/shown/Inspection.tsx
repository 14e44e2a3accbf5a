import { ClipboardCheck } from "lucide-react";
import { type ComponentType, useState } from "react";
import { usePage, useWording } from "#ui/page.tsx";
import { withSignIn } from "#ui/sign-in.ts";
import { preloadToasts, toast } from "#ui/Toasts.tsx";
import type { ReportFacts } from "../inspection.schema.ts";
import { Verdicts } from "./Verdicts.tsx";

interface Props {
  carId: string;
  /** What the seller shows; without it the part is the way to ask for one. */
  facts: ReportFacts | undefined;
}
type DialogProps = { id: string; onClose: () => void };

const asking = () => import("./AskDialog.tsx");
const reading = () => import("./ReportDialog.tsx");

/** The inspection of a car, for buyers: what the report that is shown says at once, all of it by a click, or the way to ask for one. */
export function Inspection({ carId, facts }: Props) {
  const { t, day, number } = useWording();
  const { messages } = usePage();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const open = async (load: () => Promise<{ default: ComponentType<DialogProps> }>) => {
    try {
      const [module] = await Promise.all([
        load(),
        messages.load("inspections", "inspection", "kit", "reference"),
      ]);
      setDialog(() => module.default);
    } catch {
      toast("error", t("common.offline"));
    }
  };
  return (
    <section id="inspection">
      <h2>{t("inspection-shown.title")}</h2>
      {facts ? (
        <>
          <p className="soft">
            {t("inspection-shown.by", {
              day: day(facts.inspectedOn),
              partner: `\u2068${facts.partner}\u2069`,
            })}{" "}
            {t("inspection-shown.until", { km: number(facts.mileage), day: day(facts.validUntil) })}
          </p>
          <Verdicts verdicts={facts.verdicts} />
        </>
      ) : (
        <p className="soft">{t("inspection-shown.none")}</p>
      )}
      <button
        type="button"
        className="btn sec sm above-3"
        onPointerEnter={preloadToasts}
        onFocus={preloadToasts}
        onClick={() => (facts ? void open(reading) : void withSignIn(() => void open(asking)))}
      >
        <ClipboardCheck className="i s" aria-hidden="true" />
        {t(facts ? "inspection-shown.read" : "inspection-shown.ask")}
      </button>
      {Dialog && <Dialog id={facts?.id ?? carId} onClose={() => setDialog(undefined)} />}
    </section>
  );
}
