import { type ComponentType, lazy, Suspense } from "react";

/**
 * A part of a page that not every screen has room for: the server draws it for all, its script is fetched only where it
 * is needed. `const Panel = later(() => import("./NAME.tsx"), hasRoom)`; the chunk of the page waits for `Panel.ready`,
 * so that the part answers to input as soon as the page does.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isNeeded: () => boolean,
) {
  let asked = false;
  let Part: ComponentType<Props> = lazy(() => {
    asked = true;
    return load();
  });
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module begins
  function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Later, {
    async ready() {
      const onServer = typeof document === "undefined";
      if (asked || !(onServer || isNeeded())) return;
      Part = (await load()).default;
      asked = true;
    },
  });
}
