import { useEffect } from "react";
import * as detailStyles from "./detail.module.css";
import * as galleryStyles from "./gallery.module.css";

/** The page of a listing that is on its way, of the same size, so that nothing moves when it comes. */
export function DetailSkeleton() {
  // The router goes to the top once the page is there; on a slow network what is coming should be seen until then.
  // In braces: new browsers answer with a promise, which React would take for a clean-up and call.
  useEffect(() => {
    scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <div className="wrap" aria-busy="true">
      <div className="crumb" />
      <div className={galleryStyles.gallery}>
        <div className={`${galleryStyles.none} sk`} />
      </div>
      <div className={detailStyles.columns} aria-hidden="true">
        <div className={detailStyles.main}>
          <section className="stack s3">
            <span
              className={`sk ${detailStyles.skeletonLine}`}
              style={{ inlineSize: "70%", blockSize: 34 }}
            />
            <span className={`sk ${detailStyles.skeletonLine}`} style={{ inlineSize: "46%" }} />
          </section>
          <section className={detailStyles.factGrid}>
            {["year", "mileage", "gear", "fuel", "owners", "accidents", "service", "license"].map((fact) => (
              <span key={fact} className={`sk ${detailStyles.skeletonLine}`} style={{ blockSize: 44 }} />
            ))}
          </section>
          <section className="stack s3">
            <span className={`sk ${detailStyles.skeletonLine}`} style={{ inlineSize: "90%" }} />
            <span className={`sk ${detailStyles.skeletonLine}`} style={{ inlineSize: "84%" }} />
            <span className={`sk ${detailStyles.skeletonLine}`} style={{ inlineSize: "60%" }} />
          </section>
        </div>
        <aside className={detailStyles.side}>
          <div className="sk" style={{ blockSize: 340 }} />
        </aside>
      </div>
    </div>
  );
}
