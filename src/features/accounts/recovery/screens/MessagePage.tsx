import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import "./recovery.module.css";

interface Props {
  icon: LucideIcon;
  bad?: boolean;
  title: string;
  text?: ReactNode;
  /** Came about on this page, by what the visitor did: the heading takes the focus. */
  focus?: boolean;
  children?: ReactNode;
}

/** A page that says one thing, and where to go from there. */
export function MessagePage({ icon: Icon, bad = false, title, text, focus = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <div className="wrap empty message-page">
      <span className={bad ? "disc bad" : "disc"}>
        <Icon className="i" aria-hidden="true" />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text && <p className="soft">{text}</p>}
      {children && <div className="message-ways">{children}</div>}
    </div>
  );
}
