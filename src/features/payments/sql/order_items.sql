-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE order_items (
  id uuid DEFAULT uuidv7() NOT NULL,
  order_id uuid NOT NULL,
  plan_id uuid,
  bonus_feature_id uuid,
  car_id uuid,
  title text NOT NULL,
  title_ar text NOT NULL,
  amount numeric(8,2) NOT NULL,
  days integer,
  detail jsonb DEFAULT '{}'::jsonb NOT NULL,
  credit numeric(8,2) DEFAULT 0 NOT NULL,
  credit_days integer,
  CONSTRAINT order_items_pkey PRIMARY KEY (id),
  CONSTRAINT order_items_bonus_feature_id_fkey FOREIGN KEY (bonus_feature_id) REFERENCES bonus_features(id),
  CONSTRAINT order_items_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE SET NULL,
  CONSTRAINT order_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_items_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES subscription_plans(id),
  CONSTRAINT order_items_amount_check CHECK (amount > 0::numeric OR amount = 0::numeric AND credit > 0::numeric),
  CONSTRAINT order_items_check CHECK ((plan_id IS NULL) <> (bonus_feature_id IS NULL)),
  CONSTRAINT order_items_credit_check CHECK (credit >= 0::numeric),
  CONSTRAINT order_items_credit_days_check CHECK (credit_days >= 1),
  CONSTRAINT order_items_days_check CHECK (days >= 1 AND days <= 3660),
  CONSTRAINT order_items_detail_check CHECK (jsonb_typeof(detail) = 'object'::text)
);
CREATE INDEX order_items_of_car ON public.order_items USING btree (car_id) WHERE (car_id IS NOT NULL);
CREATE INDEX order_items_of_order ON public.order_items USING btree (order_id);
CREATE INDEX order_items_of_plan ON public.order_items USING btree (plan_id) WHERE (plan_id IS NOT NULL);
CREATE TRIGGER order_items_terms BEFORE UPDATE OF order_id, plan_id, bonus_feature_id, title, title_ar, amount, days, detail, credit, credit_days ON order_items FOR EACH ROW
  EXECUTE FUNCTION orders_keep_terms();
COMMENT ON COLUMN order_items.title IS 'As it was called when it was ordered';
COMMENT ON COLUMN order_items.amount IS 'What is paid for it: the price less the credit';
COMMENT ON COLUMN order_items.detail IS 'The text of a campaign: {title, titleAr, body, bodyAr}';
COMMENT ON COLUMN order_items.credit IS 'Of a larger plan: what the whole days left of the plan before took off its price, as it was when it was ordered';
