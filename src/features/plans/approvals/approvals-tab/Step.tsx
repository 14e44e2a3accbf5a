import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";

/** `done`: what is said of it once it was checked. */
export function Step({ title, done, children }: { title: string; done: string | null; children: ReactNode }) {
  return (
    <section className="apr-step">
      <div className="apr-step-h">
        <h3>{title}</h3>
        <span role="status">
          {done && (
            <span className="badge ok">
              <CircleCheck className="i" aria-hidden="true" />
              {done}
            </span>
          )}
        </span>
      </div>
      {children}
    </section>
  );
}
