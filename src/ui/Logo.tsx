import type { Language } from "#i18n/language.ts";
import words from "./logo-words.svg";
import { useSite } from "./shell/use-site.ts";

/** The name's outlines, from Readex Pro Bold, lie in a file of their own: they weigh more than all icons together. */
const drawn: Record<Language, { name: string; box: string }> = {
  ar: { name: "مشوار", box: "0 0 75.7 32" },
  en: { name: "Mishwar", box: "0 0 99.1 32" },
};

/** The mark, a hairpin road that is also a cedar, with the name beside it: drawn, or set where the settings name another. Never mirrored. */
export function Logo({ language }: { language: Language }) {
  const { name } = useSite();
  const word = drawn[language];
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path
          d="M16 30.2V25.6M4.2 25.6H24.4C26.5 25.6 27.9 24.4 27.9 22.7C27.9 21 26.5 19.8 24.4 19.8H10.2C8.3 19.8 7 18.7 7 17.1C7 15.5 8.3 14.4 10.2 14.4H19.6C21.3 14.4 22.5 13.4 22.5 12C22.5 10.6 21.3 9.6 19.6 9.6C17.2 9.6 16 8.2 16 5.6V2.4"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {name === word.name ? (
        <svg className="word" viewBox={word.box} aria-hidden="true">
          <use href={`${words}#${language}`} />
        </svg>
      ) : (
        <bdi className="word">{name}</bdi>
      )}
    </>
  );
}
