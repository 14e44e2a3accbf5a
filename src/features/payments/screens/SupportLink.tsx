import type { ReactNode } from "react";
import { useSite } from "#ui/shell/use-site.ts";

/** The shortest way to people that the settings name: the chat, or else a mail. Nothing where they name none. */
export function SupportLink({ className = "link", children }: { className?: string; children: ReactNode }) {
  const { whatsapp, email } = useSite();
  const href = whatsapp ? `https://wa.me/${whatsapp.replace(/\D/g, "")}` : email && `mailto:${email}`;
  if (!href) return null;
  return (
    <a className={className} href={href} {...(whatsapp && { target: "_blank", rel: "noopener" })}>
      {children}
    </a>
  );
}
