-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.price_in_usd(price numeric, of_currency currency)
 RETURNS numeric
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE of_currency WHEN 'usd'::currency THEN price ELSE round((price / (SELECT ((app_settings.value ->> (price_in_usd.of_currency)::text))::numeric AS "numeric" FROM app_settings WHERE (app_settings.key = 'exchange_rates'::text))), 2) END;
