-- A card of a plan counts places and photos from their columns; what is listed beside them said the same numbers again.
-- What was edited since stays as it is.
update subscription_plans p set features = fresh.features::jsonb, features_ar = fresh.features_ar::jsonb
from (values
  ('free', '["1 active listing", "Appears in search", "Call and WhatsApp for every buyer"]',
   '["Calls and WhatsApp from buyers"]', '["اتصال وواتساب من المشترين"]'),
  ('premium', '["5 active listings", "10 photos each", "Priority in results"]',
   '["Calls and WhatsApp from buyers", "Priority in results"]',
   '["اتصال وواتساب من المشترين", "أولوية في النتائج"]'),
  ('dealer', '["30 active listings", "20 photos each", "Showroom page and detailed statistics"]',
   '["Calls and WhatsApp from buyers", "Highest priority in results", "Detailed statistics", "Approved-dealer badge and showroom page, once checked"]',
   '["اتصال وواتساب من المشترين", "الأولوية الأعلى في النتائج", "إحصاءات مفصّلة", "شارة معرض معتمد وصفحة معرض، بعد التحقق"]')
) as fresh (slug, before, features, features_ar)
where p.slug = fresh.slug and p.features = fresh.before::jsonb;
