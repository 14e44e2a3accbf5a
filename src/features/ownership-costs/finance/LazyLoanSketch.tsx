import { ChevronDown } from "lucide-react";
import { type ComponentType, useId, useState } from "react";
import { usePage, useWording } from "#ui/page.tsx";
import { preloadToasts, toast } from "#ui/Toasts.tsx";
import * as styles from "../costs.module.css";
import type { Asked } from "./loan.ts";

const sketch = () => import("./LoanSketch.tsx");

/** Fetches before it is tapped; the toast too, which may have to say that the network failed. */
function preload() {
  void sketch().catch(() => {});
  preloadToasts();
}

/** Opens the sketch of a loan, which is fetched when it is wanted; its place is kept while it comes. */
export function LazyLoanSketch(props: Asked) {
  const { t } = useWording();
  const { messages } = usePage();
  const [Sketch, setSketch] = useState<ComponentType<Asked>>();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const toggle = async () => {
    setOpen(!isOpen);
    if (isOpen || Sketch) return;
    try {
      const [module] = await Promise.all([sketch(), messages.load("finance")]);
      setSketch(() => module.default);
    } catch {
      setOpen(false);
      toast("error", t("common.offline"));
    }
  };
  return (
    <div className={styles.loanPlace}>
      <button
        type="button"
        className="btn sec sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {t("detail.loan")}
        <ChevronDown className="i s" aria-hidden="true" />
      </button>
      <div id={id} className="loan" hidden={!isOpen} aria-busy={isOpen && !Sketch}>
        {Sketch && <Sketch {...props} />}
      </div>
    </div>
  );
}
