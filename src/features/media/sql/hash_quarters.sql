-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.hash_quarters(hash bigint)
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ARRAY[((hash & (65535)::bigint))::integer, ((((hash >> 16) & (65535)::bigint))::integer | 65536), ((((hash >> 32) & (65535)::bigint))::integer | 131072), ((((hash >> 48) & (65535)::bigint))::integer | 196608)];
