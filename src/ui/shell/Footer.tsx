import { lazy, Suspense, useEffect, useRef } from "react";
import { yearInBeirut } from "#i18n/format.ts";
import { useLocation } from "#platform/page/routing.ts";
import { usePage, useWording } from "../page.tsx";
import { useLinksWithin } from "../use-links-within.ts";
import { KeptFrame } from "./KeptFrame.tsx";
import { languageHref } from "./preferences.ts";

/** What the server has written, read before React is there: nothing in it changes but an address. */
const standing = import.meta.env.SSR ? undefined : document.querySelector("footer.site")?.innerHTML;
const load = () => import("./FooterInside.tsx");
const Inside = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The foot of every page. Its markup needs no script; the browser draws it only where its first page had none. */
export function Footer() {
  const { language, plain } = useWording();
  const { now } = usePage();
  const address = languageHref(useLocation().href, language);
  const year = plain(yearInBeirut(now));
  if (import.meta.env.SSR) {
    return (
      <KeptFrame as="footer" className="site" variant={year} address={address}>
        {(kept) => <Inside year={year} address={kept} />}
      </KeptFrame>
    );
  }
  return <Live year={year} address={address} />;
}

function Live({ year, address }: { year: string; address: string }) {
  const foot = useRef<HTMLElement>(null);
  const links = useLinksWithin();
  useEffect(() => foot.current?.querySelector("a[lang]")?.setAttribute("href", address), [address]);
  const host = { className: "site", ref: foot, ...links };
  if (standing === undefined) {
    return (
      <footer {...host}>
        <Suspense>
          <Inside year={year} address={address} />
        </Suspense>
      </footer>
    );
  }
  return (
    <footer
      {...host}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there
      dangerouslySetInnerHTML={{ __html: standing }}
    />
  );
}
