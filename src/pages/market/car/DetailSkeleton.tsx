import { useEffect } from "react";

/** The page of a listing that is on its way, of the same size, so that nothing moves when it comes. */
export function DetailSkeleton() {
  // The router goes to the top once the page is there; on a slow network what is coming should be seen until then.
  // In braces: new browsers answer with a promise, which React would take for a clean-up and call.
  useEffect(() => {
    scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <div className="wrap detail" aria-busy="true">
      <div className="crumb" />
      <div className="gallery">
        <div className="gallery-none sk" />
      </div>
      <div className="detail-lay" aria-hidden="true">
        <div className="detail-main">
          <section className="stack s3">
            <span className="sk sk-line" style={{ inlineSize: "70%", blockSize: 34 }} />
            <span className="sk sk-line" style={{ inlineSize: "46%" }} />
          </section>
          <section className="fact-grid">
            {["year", "mileage", "gear", "fuel", "owners", "accidents", "service", "license"].map((fact) => (
              <span key={fact} className="sk sk-line" style={{ blockSize: 44 }} />
            ))}
          </section>
          <section className="stack s3">
            <span className="sk sk-line" style={{ inlineSize: "90%" }} />
            <span className="sk sk-line" style={{ inlineSize: "84%" }} />
            <span className="sk sk-line" style={{ inlineSize: "60%" }} />
          </section>
        </div>
        <aside className="detail-side">
          <div className="sk" style={{ blockSize: 340 }} />
        </aside>
      </div>
    </div>
  );
}
