-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE payments (
  id uuid DEFAULT uuidv7() NOT NULL,
  order_id uuid NOT NULL,
  user_id uuid,
  subscription_id uuid,
  car_id uuid,
  amount numeric(8,2) NOT NULL,
  currency text DEFAULT 'USD'::text NOT NULL,
  method payment_method DEFAULT 'manual'::payment_method NOT NULL,
  receipt_image text,
  transfer_way text,
  transaction_id text,
  pal_pay_reference text,
  status payment_status DEFAULT 'pending'::payment_status NOT NULL,
  notes text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  verified_at timestamp with time zone,
  verified_by uuid,
  refunded_at timestamp with time zone,
  refunded_by uuid,
  refund_reference text,
  receipt_hash text,
  returned numeric(8,2) DEFAULT 0 NOT NULL,
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_order_id_key UNIQUE (order_id),
  CONSTRAINT payments_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE SET NULL,
  CONSTRAINT payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT payments_refunded_by_fkey FOREIGN KEY (refunded_by) REFERENCES admin_users(id),
  CONSTRAINT payments_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON DELETE SET NULL,
  CONSTRAINT payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT payments_verified_by_fkey FOREIGN KEY (verified_by) REFERENCES admin_users(id),
  CONSTRAINT payments_amount_check CHECK (amount >= 0::numeric),
  CONSTRAINT payments_check CHECK ((status = 'verified'::payment_status) = (verified_at IS NOT NULL)),
  CONSTRAINT payments_check1 CHECK (refunded_at IS NULL OR status = 'verified'::payment_status),
  CONSTRAINT payments_currency_check CHECK (currency = 'USD'::text),
  CONSTRAINT payments_notes_check CHECK (char_length(notes) <= 1000),
  CONSTRAINT payments_refund_reference_check CHECK (char_length(refund_reference) <= 100),
  CONSTRAINT payments_returned_check CHECK (returned >= 0::numeric AND returned <= amount),
  CONSTRAINT payments_transaction_id_check CHECK (char_length(transaction_id) >= 1 AND char_length(transaction_id) <= 100),
  CONSTRAINT payments_transfer_way_check CHECK (transfer_way = ANY (ARRAY['omt'::text, 'whish'::text, 'bank'::text]))
);
CREATE INDEX payments_by_amount ON public.payments USING btree (amount, id);
CREATE INDEX payments_by_number ON public.payments USING btree (lower(transaction_id)) WHERE (transaction_id IS NOT NULL);
CREATE INDEX payments_by_receipt ON public.payments USING btree (receipt_hash) WHERE (receipt_hash IS NOT NULL);
CREATE INDEX payments_by_status ON public.payments USING btree (status, created_at DESC, id DESC);
CREATE INDEX payments_newest ON public.payments USING btree (created_at DESC, id DESC);
CREATE INDEX payments_of_car ON public.payments USING btree (car_id) WHERE (car_id IS NOT NULL);
CREATE INDEX payments_of_subscription ON public.payments USING btree (subscription_id) WHERE (subscription_id IS NOT NULL);
CREATE INDEX payments_of_user ON public.payments USING btree (user_id, created_at DESC);
CREATE INDEX payments_pending ON public.payments USING btree (created_at) WHERE (status = 'pending'::payment_status);
CREATE INDEX payments_refunded ON public.payments USING btree (refunded_at) WHERE (refunded_at IS NOT NULL);
CREATE UNIQUE INDEX payments_transfer_once ON public.payments USING btree (regexp_replace(lower(transaction_id), '[^a-z0-9]'::text, ''::text, 'g'::text)) WHERE ((status <> 'rejected'::payment_status) AND (method = ANY (ARRAY['manual'::payment_method, 'bank_transfer'::payment_method, 'palpay'::payment_method])));
CREATE INDEX payments_verified ON public.payments USING btree (verified_at) WHERE (verified_at IS NOT NULL);
COMMENT ON COLUMN payments.receipt_image IS 'Key of a private file: its owner and payment administrators alone see it';
COMMENT ON COLUMN payments.verified_by IS 'The administrator; null where a gateway said so';
COMMENT ON COLUMN payments.receipt_hash IS 'SHA-256 of the receipt as it was sent: one that another order used is seen';
COMMENT ON COLUMN payments.returned IS 'What went back of it at its gateway, while it is not refunded as a whole';
