-- Two featured listings stand first at a time, in turn, and a buyer sees that a listing's messages come first. An administrator's own words stay.
-- allow: rows because there are five add-ons, and only administrators write them
update bonus_features set description = 'In turn first in results and on the front page',
  description_ar = 'بالدور أوّل النتائج وعلى الصفحة الرئيسية'
where slug = 'featured' and description = 'First in results and on the front page';
-- allow: rows because there are five add-ons, and only administrators write them
update bonus_features set description = 'Its messages stand first in your inbox, and buyers are shown that',
  description_ar = 'رسائله أوّل صندوقك، ويظهر ذلك للمشترين'
where slug = 'chat_priority' and description = 'This listing’s messages come first';
