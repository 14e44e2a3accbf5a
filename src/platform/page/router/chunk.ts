/** The same module for all who ask, from the first time on that it could be fetched: a server asks for it with each page. */
export function chunkOf<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let coming: Promise<Module> | undefined;
  return () => {
    coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}
