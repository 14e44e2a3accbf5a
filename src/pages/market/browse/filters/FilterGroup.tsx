import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Repeated } from "#ui/Repeated.tsx";
import * as styles from "./filters.module.css";

interface Props {
  title: string;
  /** Whether it starts unfolded. What is in a folded group is drawn when a user opens it. */
  open?: boolean;
  children: ReactNode;
}

/** One foldable group of the filter column. */
export function FilterGroup({ title, open: initially = false, children }: Props) {
  const [open, setOpen] = useState(initially);
  return (
    <details className={styles.group} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Repeated as="summary" of={Heading} each={[{ title }]} by="title" />
      {open && <div className={styles.groupBody}>{children}</div>}
    </details>
  );
}

const Heading = ({ title }: { title: string }) => (
  <>
    <h3>{title}</h3>
    <ChevronDown className="i s" aria-hidden="true" />
  </>
);
