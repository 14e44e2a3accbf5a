import { GitCompareArrows, Heart } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import { openSignIn } from "#ui/SignInPlace.tsx";

/** Heart and compare over a card. Both need an account, so for now both open the place to sign in. */
export function CardActions({ title }: { title: string }) {
  const { t } = useWording();
  return (
    <div className="acts">
      <button
        type="button"
        className="fab"
        onClick={openSignIn}
        aria-label={t("listings.cardSave", { title })}
      >
        <span>
          <Heart className="i" aria-hidden="true" />
        </span>
      </button>
      <button
        type="button"
        className="fab"
        onClick={openSignIn}
        aria-label={t("listings.cardCompare", { title })}
      >
        <span>
          <GitCompareArrows className="i" aria-hidden="true" />
        </span>
      </button>
    </div>
  );
}
