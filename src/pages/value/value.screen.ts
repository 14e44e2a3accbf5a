import "./value.module.css";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { headOfValue } from "./head-of-value.ts";
import { loadValue, type RawSearch } from "./load-value.ts";

export { default } from "./ValuePage.tsx";

/** `/value`, where one asks, and `/value/…`, what it is: one address for the router. */
export const load = ({ context, params, location }: RemoteLoading<RawSearch>): Promise<void> =>
  loadValue(context, params._splat ?? "", location.search);

export const head = (context: PageContext, params: Record<string, string>, search: RawSearch) =>
  headOfValue(context, params._splat ?? "", search);
