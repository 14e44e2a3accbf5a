import { type ComponentType, createElement, lazy } from "react";

/** A screen in a chunk of its own. Once it was preloaded it is drawn at once, so that nothing waits while the page is taken over. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> & { preload: () => Promise<void> } {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= (await load()).default;
  };
  const Later = lazy(async () => {
    await preload();
    return { default: loaded as ComponentType<object> };
  });
  return Object.assign((props: Props) => createElement((loaded ?? Later) as ComponentType<Props>, props), {
    preload,
  });
}
