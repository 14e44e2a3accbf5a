import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { escapeHtml } from "#text/html.ts";
import { usePage } from "../page.tsx";
import { useSite } from "./use-site.ts";

interface Props {
  as: "header" | "footer";
  className: string;
  /** What it depends on beside the language, the settings and `address`; nothing where that is the visitor. */
  variant: string | undefined;
  /** The one address in it that is each page's own. */
  address: string;
  children: (address: string) => ReactNode;
}

const mark = "{{address}}";
const latest = { text: "", thing: {} };

/** The same object for as long as the settings say the same. */
function thingOf(site: object): object {
  const text = JSON.stringify(site);
  if (text !== latest.text) Object.assign(latest, { text, thing: {} });
  return latest.thing;
}

/** A part of the frame, which is the same on many pages: the server keeps its markup as `Kept` does. The browser draws it with its own address. */
export function KeptFrame({ as: Part, className, variant, address, children }: Props) {
  const { keep, queryClient } = usePage();
  const site = useSite();
  if (!import.meta.env.SSR || !keep || variant === undefined) {
    return <Part className={className}>{children(address)}</Part>;
  }
  // The parts of the account ask for what is loaded.
  const inside = <QueryClientProvider client={queryClient}>{children(mark)}</QueryClientProvider>;
  const html = keep(thingOf(site), `${Part} ${variant}`, inside).replace(mark, () => escapeHtml(address));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React has made of the children
  return <Part className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
