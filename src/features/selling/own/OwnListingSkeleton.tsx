/** The place of some own listings that are on their way. */
export function OwnListingSkeleton() {
  return (
    <div className="owns" aria-hidden="true">
      {["a", "b", "c"].map((key) => (
        <div key={key} className="own">
          <div className="thumb sk" />
          <span className="sk" style={{ inlineSize: "42%", blockSize: 20 }} />
          <span className="sk" style={{ inlineSize: "64%", blockSize: 16 }} />
        </div>
      ))}
    </div>
  );
}
