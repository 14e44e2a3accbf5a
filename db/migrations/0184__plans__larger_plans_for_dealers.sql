-- A dealership with more than 30 vehicles can be a customer. A plan that an administrator made under one of these names stays.
insert into subscription_plans
  (slug, tier, name, name_ar, description, description_ar, price, max_ads, max_car_listings, max_motorcycle_listings,
   max_photos, search_priority, features, features_ar, display_order, is_popular)
values
  ('dealer-60', 'plus', 'Dealer 60', 'معرض 60', 'For dealerships with up to 60 vehicles', 'لمعارض حتى 60 مركبة',
   35, 60, 60, 60, 20, 2,
   '["Calls and WhatsApp from buyers", "Highest priority in results", "Detailed statistics", "Approved-dealer badge and showroom page, once checked"]',
   '["اتصال وواتساب من المشترين", "الأولوية الأعلى في النتائج", "إحصاءات مفصّلة", "شارة معرض معتمد وصفحة معرض، بعد التحقق"]', 4, false),
  ('dealer-150', 'plus', 'Dealer 150', 'معرض 150', 'For dealerships with up to 150 vehicles', 'لمعارض حتى 150 مركبة',
   75, 150, 150, 150, 20, 2,
   '["Calls and WhatsApp from buyers", "Highest priority in results", "Detailed statistics", "Approved-dealer badge and showroom page, once checked"]',
   '["اتصال وواتساب من المشترين", "الأولوية الأعلى في النتائج", "إحصاءات مفصّلة", "شارة معرض معتمد وصفحة معرض، بعد التحقق"]', 5, false),
  ('dealer-300', 'plus', 'Dealer 300', 'معرض 300', 'For dealerships with up to 300 vehicles', 'لمعارض حتى 300 مركبة',
   130, 300, 300, 300, 20, 2,
   '["Calls and WhatsApp from buyers", "Highest priority in results", "Detailed statistics", "Approved-dealer badge and showroom page, once checked"]',
   '["اتصال وواتساب من المشترين", "الأولوية الأعلى في النتائج", "إحصاءات مفصّلة", "شارة معرض معتمد وصفحة معرض، بعد التحقق"]', 6, false)
on conflict (slug) do nothing;
