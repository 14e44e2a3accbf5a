import { ChevronRight } from "lucide-react";
import type { FormEventHandler, ReactNode } from "react";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { Refusal, type RefusalFacts } from "../../sign-in/Refusal.tsx";
import * as styles from "./recovery.module.css";

interface Props {
  title: string;
  text: string;
  refusal: RefusalFacts | undefined;
  onSubmit: FormEventHandler;
  children: ReactNode;
}

/** A page with one short form, and the way back to signing in. */
export function FormPage({ title, text, refusal, onSubmit, children }: Props) {
  const { t } = useWording();
  return (
    <div className={`wrap ${styles.page}`}>
      <div className="panel">
        <h1>{title}</h1>
        <p className="soft small">{text}</p>
        <form method="post" onSubmit={onSubmit} noValidate>
          {refusal && <Refusal {...refusal} />}
          {children}
        </form>
      </div>
      <Link className="link small" to="/login">
        {t("accounts.backToSignIn")}
        <ChevronRight className="i s flip" aria-hidden="true" />
      </Link>
    </div>
  );
}
