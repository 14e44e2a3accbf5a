/** `--name=value` among arguments, or undefined. */
export const optionOf = (args: readonly string[], name: string): string | undefined =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);

/** The words of `--only=WORD,WORD`: whether a name has one of them; without the option every name is wanted. */
export function wantedBy(args: readonly string[]): (name: string) => boolean {
  const words = optionOf(args, "only")?.split(",");
  return (name) => !words || words.some((word) => name.includes(word));
}
