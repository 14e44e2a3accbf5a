import { Car, MapPin, Search as SearchIcon, Tag } from "lucide-react";
import type { Suggestion } from "#features/search/search-answer.schema.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./browse.module.css";

const icons = { brand: Tag, model: Car, place: MapPin, search: SearchIcon };

interface Props {
  id: string;
  active: number;
  suggestions: readonly Suggestion[];
  onChoose: (suggestion: Suggestion) => void;
}

/** The list under the search box. The keyboard stays in the box, which says which choice is active. */
export default function SuggestionList({ id, active, suggestions, onChoose }: Props) {
  const { t, number } = useWording();
  return (
    <div className={styles.suggestions} id={`${id}list`} role="listbox" aria-label={t("browse.suggestions")}>
      {suggestions.map((suggestion, index) => {
        const Icon = icons[suggestion.kind];
        return (
          <div
            key={suggestion.kind + suggestion.text}
            id={`${id}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Keeps the focus in the box: losing it would close the list before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
            onKeyDown={() => undefined}
          >
            <Icon className="i s" aria-hidden="true" />
            <span className="grow">{suggestion.text}</span>
            <span className="n num">{number(suggestion.count)}</span>
          </div>
        );
      })}
    </div>
  );
}
