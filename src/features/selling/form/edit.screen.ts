import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { headOf, loadOwn } from "./load-form.ts";
import "./sell.module.css";

export { Edit as default } from "./AddAndEdit.tsx";
/** 404 for all but the owner. Nothing kept is shown: it may be out of date. */
export const load = ({ context, params: { id = "" } }: RemoteLoading) => loadOwn(context, id);
export const head = (context: PageContext) => headOf(context, "edit");
