import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
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
  const group = useRef<HTMLDetailsElement>(null);
  // One that was unfolded before the scripts were there was heard by none of them.
  useEffect(() => {
    if (group.current?.open) setOpen(true);
  }, []);
  return (
    <details
      ref={group}
      className={styles.group}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
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
