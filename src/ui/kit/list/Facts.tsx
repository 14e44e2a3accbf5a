import type { ReactNode } from "react";
import "../../css/facts.css";

/** `wide`: it takes the whole line. */
export type Fact = readonly [title: string, value: ReactNode, wide?: true];

/** What is known of a thing: titles and values, those that are empty left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(
        ([title, value, wide]) =>
          value && (
            <div key={title} className={wide && "whole"}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
