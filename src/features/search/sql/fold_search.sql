-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.fold_search(input text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(lower(unaccent('unaccent'::regdictionary, input)), ('أإآٱىةؤئیکە٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹-_./\,;:!?()[]{}"''`´’‘“”«»+*&|<>=~^@#$%€…–—•،؛؟'::text || ' ـًٌٍَُِّْٰ‌‍‎‏'::text), ('اااايهوييكه01234567890123456789                                               '::text || ' '::text));
