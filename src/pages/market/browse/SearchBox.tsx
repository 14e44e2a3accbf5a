import { useQuery } from "@tanstack/react-query";
import { Search as SearchIcon, X } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { type Patch, readSearch } from "#features/search/address/browse-search.ts";
import { everyName } from "#features/search/address/read-search.ts";
import { searchTextLimit } from "#features/search/filters.ts";
import { suggestionsQuery } from "#features/search/search.api.ts";
import type { Suggestion } from "#features/search/search-answer.schema.ts";
import { usePage, useWording } from "#ui/page.tsx";
import * as styles from "./browse.module.css";
import { SentAlong } from "./SentAlong.tsx";
import type { Browse } from "./use-browse.ts";

const loadList = () => import("./SuggestionList.tsx");
const SuggestionList = lazy(loadList);

/** What other words change nothing of. */
const kept = everyName.filter((name) => !["search", "literal", "page"].includes(name));

/** How long typing rests before suggestions are asked for. */
const settled = 140;

/** Free words, with suggestions while typing (combobox with a list, after the ARIA authoring practices). */
export function SearchBox({ browse }: { browse: Browse }) {
  const { t } = useWording();
  const { search, vehicleType, to } = browse;
  const [typed, setTyped] = useState(search.search ?? "");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const suggestions = useSuggestions(browse, open ? typed : "");
  useEffect(() => setTyped(search.search ?? ""), [search.search]);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!startsSearch(event)) return;
      event.preventDefault();
      input.current?.select();
      input.current?.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const submit = (text: string) => {
    close();
    input.current?.blur();
    browse.change({ search: text.trim() || undefined, literal: undefined });
  };
  const choose = (suggestion: Suggestion) => {
    close();
    setTyped("");
    browse.change({ search: undefined, literal: undefined, ...patchOf(suggestion, vehicleType) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = suggestions.length - 1;
    if (event.key === "Escape" && open) close();
    else if (event.key === "ArrowDown") setActive((at) => (at >= last ? -1 : at + 1));
    else if (event.key === "ArrowUp") setActive((at) => (at < 0 ? last : at - 1));
    else return;
    event.preventDefault();
    if (event.key !== "Escape") setOpen(true);
  };
  const shown = open && suggestions.length > 0;
  return (
    <search className={styles.searchBox}>
      <form
        action={to}
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = shown ? suggestions[active] : undefined;
          if (chosen) choose(chosen);
          else submit(typed);
        }}
      >
        <div className="input">
          <SearchIcon className="i" aria-hidden="true" />
          <input
            ref={input}
            name="search"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={searchTextLimit}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(-1);
              // What was typed before the scripts came is told later, perhaps from elsewhere.
              setOpen(document.activeElement === event.target);
            }}
            onFocus={() => {
              setOpen(true);
              void loadList();
            }}
            onBlur={close}
            onKeyDown={onKeyDown}
            placeholder={t("browse.searchPlaceholder")}
            aria-label={t("browse.search")}
            aria-keyshortcuts="/"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={`${id}list`}
            aria-activedescendant={shown && active >= 0 ? `${id}${active}` : undefined}
          />
          {typed !== "" && (
            <button
              type="button"
              className={styles.clear}
              aria-label={t("browse.searchClear")}
              onClick={() => (search.search ? submit("") : setTyped(""))}
            >
              <X className="i s" aria-hidden="true" />
            </button>
          )}
        </div>
        <SentAlong search={search} names={kept} />
      </form>
      {shown && (
        <Suspense>
          <SuggestionList id={id} active={active} suggestions={suggestions} onChoose={choose} />
        </Suspense>
      )}
    </search>
  );
}

/** "/", which an Arabic keyboard has as «ظ», anywhere but in a field or a dialog. */
function startsSearch({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: globalThis.KeyboardEvent) {
  if (!["/", "ظ"].includes(key) || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return !(target instanceof Element && target.closest("input, select, textarea, dialog, [contenteditable]"));
}

/** Suggestions for a text at rest; stale requests are cancelled, and none are made while nothing is typed. */
function useSuggestions(
  { vehicleType }: Pick<Parameters<typeof SearchBox>[0]["browse"], "vehicleType">,
  text: string,
) {
  const { api } = usePage();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), settled);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery(suggestionsQuery(api, vehicleType, asked));
  return text.trim() && asked.trim() ? (data?.data ?? []) : [];
}

/** The filters that a suggestion sets; a brand without a model takes the model away. */
function patchOf(suggestion: Suggestion, vehicleType: Parameters<typeof readSearch>[0]): Patch {
  const read = readSearch(vehicleType, suggestion.query);
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
