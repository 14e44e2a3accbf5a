import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { headOf, loadForm } from "./load-form.ts";
import "./sell.module.css";

export { AddCar as default } from "./AddAndEdit.tsx";
export const load = ({ context }: RemoteLoading) => loadForm(context, "car");
export const head = (context: PageContext) => headOf(context, "car");
