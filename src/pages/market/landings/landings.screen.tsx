import "./landings.module.css";
import "#pages/value/value.module.css";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { useParams } from "#platform/page/routing.ts";
import { IndexPage } from "./index-page/IndexPage.tsx";
import { headOfIndex, loadIndex } from "./index-page/load-index.ts";
import { headOfLanding, loadLanding } from "./load-landing.ts";
import { LandingPage } from "./page/LandingPage.tsx";
import "#ui/css/stats.css";

/** `/seo`, where all begins, and `/seo/…`: one address for the router, which takes the first for the second without a rest. */
const restOf = (params: Record<string, string | undefined>) => params._splat ?? "";

export const load = ({ context, params }: RemoteLoading): Promise<void> =>
  restOf(params) === "" ? loadIndex(context) : loadLanding(context, restOf(params));

export const head = (context: PageContext, params: Record<string, string>) =>
  restOf(params) === "" ? headOfIndex(context) : headOfLanding(context, restOf(params));

export default function LandingsPage() {
  const rest = restOf(useParams());
  return rest === "" ? <IndexPage /> : <LandingPage rest={rest} />;
}
