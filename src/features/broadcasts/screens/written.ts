import type { BroadcastDetail, BroadcastInput } from "../broadcast.contract.ts";
import {
  type Audience,
  audiencesOf,
  type BroadcastKind,
  isNamed,
  mostAddresses,
} from "../broadcast.schema.ts";

/** What the form holds while a message is written. */
export interface Written {
  kind: BroadcastKind;
  audience: Audience;
  addresses: string;
  titleAr: string;
  bodyAr: string;
  titleEn: string;
  bodyEn: string;
  link: string;
}

export const writtenFrom = (kind: BroadcastKind, draft: BroadcastDetail | undefined): Written => ({
  kind,
  audience: draft?.audience ?? audiencesOf[kind][0],
  addresses: draft?.addresses?.join("\n") ?? "",
  titleAr: draft?.ar?.title ?? "",
  bodyAr: draft?.ar?.body ?? "",
  titleEn: draft?.en?.title ?? "",
  bodyEn: draft?.en?.body ?? "",
  link: draft?.link ?? "",
});

export const addressesIn = (typed: string) => [
  ...new Set(
    typed
      .toLowerCase()
      .split(/[\s,;،؛]+/)
      .filter(Boolean),
  ),
];

/** What is wrong, by field: keys of the tab's words. The server looks again. */
export type Wrong = Partial<
  Record<"ar" | "en" | "link", "halfWording" | "oneLanguage" | "linkWrong"> & {
    addresses: { none: true } | { many: number } | { address: string };
  }
>;

const looksLikeMail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const looksLikeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function wrongWith(written: Written): Wrong {
  const { kind, audience, link } = written;
  const [titleAr, bodyAr] = [written.titleAr.trim(), written.bodyAr.trim()];
  const [titleEn, bodyEn] = [written.titleEn.trim(), written.bodyEn.trim()];
  const wrong: Wrong = {};
  if (!titleAr !== !bodyAr) wrong.ar = "halfWording";
  else if (!titleAr && !titleEn && !bodyEn) wrong.ar = "oneLanguage";
  if (!titleEn !== !bodyEn) wrong.en = "halfWording";
  if (link.trim() && !/^\/(?![/\\])[^\s\\]*$/.test(link.trim())) wrong.link = "linkWrong";
  if (!isNamed(audience)) return wrong;
  const all = addressesIn(written.addresses);
  const odd = all.find(
    (one) => !looksLikeMail.test(one) && !(kind === "notification" && looksLikeId.test(one)),
  );
  if (all.length === 0) wrong.addresses = { none: true };
  else if (all.length > mostAddresses) wrong.addresses = { many: all.length };
  else if (odd !== undefined) wrong.addresses = { address: odd };
  return wrong;
}

export function inputOf(written: Written): BroadcastInput {
  const { kind, audience } = written;
  const wording = (title: string, body: string) => (title.trim() && body.trim() ? { title, body } : null);
  return {
    kind,
    audience,
    addresses: isNamed(audience) ? addressesIn(written.addresses) : null,
    ar: wording(written.titleAr, written.bodyAr),
    en: wording(written.titleEn, written.bodyEn),
    link: written.link.trim() || null,
  };
}
