import type { ReactNode } from "react";
import { Lines } from "#features/administrators/list/Record.tsx";

/** Lines of a part, or that there are none. */
export const Rows = ({ none, children }: { none: string; children: ReactNode[] }) =>
  children.length === 0 ? <p className="soft">{none}</p> : <Lines>{children}</Lines>;
