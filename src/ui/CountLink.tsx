import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type LinkProps } from "#platform/page/routing.ts";
import { useWording } from "./page.tsx";
import "./css/count-link.css";

interface Props {
  to: LinkProps["to"];
  icon: LucideIcon;
  count: number;
  /** Says the count too. */
  label: string;
  className?: string;
  /** What stands under the sign. */
  children?: ReactNode;
}

const mostShown = 99;

/** A count as a sign has room for it. */
export const shortCount = (count: number, number: (value: number) => string): string =>
  count > mostShown ? `${number(mostShown)}+` : number(count);

/** The way to something, and how much of it is new. */
export function CountLink({ to, icon: Icon, count, label, className = "icon-btn", children }: Props) {
  const { number } = useWording();
  return (
    <Link to={to} className={`count-link ${className}`} aria-label={label}>
      <Icon className={children ? "i l" : "i"} aria-hidden="true" />
      {children}
      {count > 0 && <span aria-hidden="true">{shortCount(count, number)}</span>}
    </Link>
  );
}
