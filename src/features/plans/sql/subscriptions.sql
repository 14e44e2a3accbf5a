-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE subscriptions (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid,
  plan_id uuid NOT NULL,
  order_item_id uuid,
  amount numeric(8,2) DEFAULT 0 NOT NULL,
  start_date timestamp with time zone NOT NULL,
  end_date timestamp with time zone,
  is_active boolean DEFAULT true NOT NULL,
  listings_used integer DEFAULT 0 NOT NULL,
  taken_back_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT subscriptions_order_item_id_key UNIQUE (order_item_id),
  CONSTRAINT subscriptions_order_item_id_fkey FOREIGN KEY (order_item_id) REFERENCES order_items(id),
  CONSTRAINT subscriptions_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES subscription_plans(id),
  CONSTRAINT subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT subscriptions_amount_check CHECK (amount >= 0::numeric),
  CONSTRAINT subscriptions_check CHECK (end_date IS NULL OR end_date >= start_date),
  CONSTRAINT subscriptions_listings_used_check CHECK (listings_used >= 0),
  CONSTRAINT subscriptions_user_id_tstzrange_excl EXCLUDE USING gist (user_id WITH =, tstzrange(start_date, end_date) WITH &&) WHERE (is_active)
);
CREATE INDEX subscriptions_by_end ON public.subscriptions USING btree (end_date, id);
CREATE INDEX subscriptions_by_start ON public.subscriptions USING btree (start_date, id);
CREATE INDEX subscriptions_ending ON public.subscriptions USING btree (end_date) INCLUDE (start_date) WHERE is_active;
CREATE INDEX subscriptions_of_plan ON public.subscriptions USING btree (plan_id);
CREATE INDEX subscriptions_of_user ON public.subscriptions USING btree (user_id, end_date DESC);
COMMENT ON TABLE subscriptions IS 'Periods of paid or given plans; those of one person that are active never overlap';
COMMENT ON COLUMN subscriptions.amount IS 'What was paid for this period; 0 where an administrator gave it';
COMMENT ON COLUMN subscriptions.end_date IS 'Null: until an administrator ends it';
COMMENT ON COLUMN subscriptions.is_active IS 'False: over, or turned into days of another plan';
