import type { ReactNode } from "react";

/** A part of a user's page. */
export function Part({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) {
  return (
    <section className="panel usr-part">
      <div className="usr-part-h">
        <h3>{title}</h3>
        {aside && <span className="small muted">{aside}</span>}
      </div>
      {children}
    </section>
  );
}

/** Lines of a part, or that there are none. */
export function Rows({ none, children }: { none: string; children: ReactNode[] }) {
  return children.length === 0 ? <p className="soft">{none}</p> : <ul className="usr-rows">{children}</ul>;
}
