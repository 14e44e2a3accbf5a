/** The face of the router: pages by address, links, and where the visitor is (docs/decisions/0020). */

export { chunkOf } from "./router/chunk.ts";
export { isForBrowser, Link, type LinkProps } from "./router/Link.tsx";
export { lazyComponent } from "./router/lazy-component.tsx";
export {
  type Head,
  notFound,
  type Route,
  redirect,
} from "./router/page-definition.ts";
export type { Router } from "./router/router.ts";
export { useBlocker } from "./router/use-blocker.ts";
export {
  Outlet,
  useIsBusy,
  useLoaded,
  useLocation,
  useNavigate,
  useParams,
  useRouter,
  useSearch,
  useShown,
} from "./router/view.tsx";
