-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE subscription_credits (
  from_id uuid NOT NULL,
  into_id uuid NOT NULL,
  value numeric(14,6) NOT NULL,
  rest_seconds numeric(16,6) NOT NULL,
  gained_seconds numeric(16,6) NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT subscription_credits_pkey PRIMARY KEY (from_id),
  CONSTRAINT subscription_credits_from_id_fkey FOREIGN KEY (from_id) REFERENCES subscriptions(id),
  CONSTRAINT subscription_credits_into_id_fkey FOREIGN KEY (into_id) REFERENCES subscriptions(id),
  CONSTRAINT subscription_credits_check CHECK (from_id <> into_id),
  CONSTRAINT subscription_credits_gained_seconds_check CHECK (gained_seconds >= 0::numeric),
  CONSTRAINT subscription_credits_rest_seconds_check CHECK (rest_seconds >= 0::numeric),
  CONSTRAINT subscription_credits_value_check CHECK (value > 0::numeric)
);
CREATE INDEX subscription_credits_into ON public.subscription_credits USING btree (into_id);
COMMENT ON TABLE subscription_credits IS 'What was left of a period when a larger plan began, and the time of that plan it became';
COMMENT ON COLUMN subscription_credits.value IS 'US dollars: the period''s own amount and credits, by the share of its time that was left';
