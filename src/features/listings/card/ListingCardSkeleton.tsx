/** The place of a card whose listing is on its way; as tall as the card, so that nothing moves when it comes. */
export function ListingCardSkeleton({ layout = "grid" }: { layout?: "grid" | "list" }) {
  return (
    <div className={`card card-sk${layout === "list" ? " lie" : ""}`} aria-hidden="true">
      <div className="pic" />
      <div className="body">
        <div className="pline">
          <span className="sk" style={{ inlineSize: "42%", blockSize: 22 }} />
        </div>
        <div className="ttl">
          <span className="sk" style={{ inlineSize: "76%" }} />
        </div>
        <div className="facts">
          <span className="sk" style={{ inlineSize: "62%" }} />
        </div>
        <div className="foot">
          <span className="sk" style={{ inlineSize: "86%" }} />
        </div>
      </div>
    </div>
  );
}
