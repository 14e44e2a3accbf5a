-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE add_ons (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid,
  bonus_feature_id uuid NOT NULL,
  car_id uuid,
  order_item_id uuid,
  amount numeric(8,2) DEFAULT 0 NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone,
  ended_at timestamp with time zone,
  last_run_at timestamp with time zone,
  taken_back_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT add_ons_pkey PRIMARY KEY (id),
  CONSTRAINT add_ons_order_item_id_key UNIQUE (order_item_id),
  CONSTRAINT add_ons_bonus_feature_id_fkey FOREIGN KEY (bonus_feature_id) REFERENCES bonus_features(id),
  CONSTRAINT add_ons_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE SET NULL,
  CONSTRAINT add_ons_order_item_id_fkey FOREIGN KEY (order_item_id) REFERENCES order_items(id),
  CONSTRAINT add_ons_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT add_ons_amount_check CHECK (amount >= 0::numeric),
  CONSTRAINT add_ons_check CHECK (ends_at IS NULL OR ends_at >= starts_at)
);
CREATE INDEX add_ons_ending ON public.add_ons USING btree (ends_at) WHERE ((ended_at IS NULL) AND (ends_at IS NOT NULL));
CREATE INDEX add_ons_of_car ON public.add_ons USING btree (car_id, bonus_feature_id) WHERE (car_id IS NOT NULL);
CREATE INDEX add_ons_of_user ON public.add_ons USING btree (user_id, bonus_feature_id);
CREATE INDEX add_ons_running ON public.add_ons USING btree (bonus_feature_id, starts_at) WHERE (ended_at IS NULL);
COMMENT ON COLUMN add_ons.ends_at IS 'Null: it does not end by itself';
COMMENT ON COLUMN add_ons.ended_at IS 'When its effect was taken away';
COMMENT ON COLUMN add_ons.last_run_at IS 'Of the auto-refresh: when listings last moved up';
