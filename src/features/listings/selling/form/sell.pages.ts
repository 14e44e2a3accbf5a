import type { PageContext } from "#platform/page/context.ts";

/** The chunks of these pages: their screens, what they load, what their heads say. */
export const addCarScreen = () => import("./add-car.screen.ts");
export const addMotorcycleScreen = () => import("./add-motorcycle.screen.ts");
export const editScreen = () => import("./edit.screen.ts");

interface Loading {
  context: PageContext;
}
interface Head {
  match: { context: PageContext };
}

/** `/add-car`: a guest sees a card that asks to sign in. */
export const addCarPage = {
  loader: async ({ context }: Loading) => (await addCarScreen()).loadForm(context, "car"),
  head: async ({ match }: Head) => (await addCarScreen()).headOf(match.context, "car"),
  staleTime: Number.POSITIVE_INFINITY,
};

/** `/add-motorcycle`, likewise. */
export const addMotorcyclePage = {
  loader: async ({ context }: Loading) => (await addMotorcycleScreen()).loadForm(context, "motorcycle"),
  head: async ({ match }: Head) => (await addMotorcycleScreen()).headOf(match.context, "motorcycle"),
  staleTime: Number.POSITIVE_INFINITY,
};

/** `/edit-car/{id}`, for cars and motorcycles: 404 for all but the owner. Nothing kept is shown: it may be out of date. */
export const editPage = {
  loader: async ({ context, params }: Loading & { params: { id: string } }) =>
    (await editScreen()).loadOwn(context, params.id),
  head: async ({ match }: Head) => (await editScreen()).headOf(match.context, "edit"),
  staleTime: 0,
};
