-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE rate_counters (
  key text NOT NULL,
  window_start timestamp with time zone NOT NULL,
  count integer DEFAULT 0 NOT NULL,
  CONSTRAINT rate_counters_pkey PRIMARY KEY (key, window_start),
  CONSTRAINT rate_counters_count_check CHECK (count >= 0)
);
CREATE INDEX rate_counters_window ON public.rate_counters USING btree (window_start);
