import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useWording } from "#ui/page.tsx";
import * as styles from "./result.module.css";

interface Props {
  icon: LucideIcon;
  tone?: "" | "bad" | "calm";
  title: string;
  /** Came about while the page was looked at: the heading takes the focus. */
  focus?: boolean;
  text?: ReactNode;
  /** The short number of the order, as the list, the gateway and the receipt have it. */
  reference?: string | undefined;
  /** Where one goes from here. */
  children?: ReactNode;
}

/** What became of a payment, in one screen. */
export function Message({ icon: Icon, tone = "", title, focus = false, text, reference, children }: Props) {
  const { t } = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <div className={`wrap empty message-page ${styles.page}`}>
      <span className={`disc ${tone}`}>
        <Icon className="i" aria-hidden="true" />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text}
      {children && <div className="message-ways">{children}</div>}
      {reference && (
        <p className={`tiny muted ${styles.order}`}>
          {t("paying.orderId", { id: "" })} <bdi className="num">{reference}</bdi>
        </p>
      )}
    </div>
  );
}
