import { useLocation, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef } from "react";
import { yearInBeirut } from "#i18n/format.ts";
import { usePage, useWording } from "../page.tsx";
import { withSignIn } from "../sign-in.ts";
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
  const address = languageHref(useLocation({ select: ({ href }) => href }), language);
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
  const navigate = useNavigate();
  useEffect(() => foot.current?.querySelector("a[lang]")?.setAttribute("href", address), [address]);
  useEffect(() => {
    const element = foot.current;
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest("a");
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
      // Another tab, another window and another language are the browser's business, and so are calls and mails.
      if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      if (link.lang || link.target || link.origin !== location.origin) return;
      event.preventDefault();
      const go = () => void navigate({ href: link.pathname + link.search });
      if (link.dataset.sell === undefined) go();
      else void withSignIn(go);
    };
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [navigate]);
  if (standing === undefined) {
    return (
      <footer className="site" ref={foot}>
        <Suspense>
          <Inside year={year} address={address} />
        </Suspense>
      </footer>
    );
  }
  return (
    <footer
      className="site"
      ref={foot}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there
      dangerouslySetInnerHTML={{ __html: standing }}
    />
  );
}
