-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE orders (
  id uuid DEFAULT uuidv7() NOT NULL,
  reference text NOT NULL,
  user_id uuid,
  amount numeric(8,2) NOT NULL,
  currency text DEFAULT 'USD'::text NOT NULL,
  paid_by text NOT NULL,
  state order_state DEFAULT 'open'::order_state NOT NULL,
  gateway text,
  gateway_order_id text,
  redirect_url text,
  reason text,
  checks integer DEFAULT 0 NOT NULL,
  next_check_at timestamp with time zone,
  expires_at timestamp with time zone NOT NULL,
  language text DEFAULT 'ar'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  page_unseen_at timestamp with time zone,
  billed_to jsonb,
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_gateway_gateway_order_id_key UNIQUE (gateway, gateway_order_id),
  CONSTRAINT orders_reference_key UNIQUE (reference),
  CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT orders_amount_check CHECK (amount >= 0::numeric),
  CONSTRAINT orders_currency_check CHECK (currency = 'USD'::text),
  CONSTRAINT orders_gateway_check CHECK (gateway = ANY (ARRAY['areeba'::text, 'paypal'::text])),
  CONSTRAINT orders_gateway_order_id_check CHECK (char_length(gateway_order_id) >= 1 AND char_length(gateway_order_id) <= 200),
  CONSTRAINT orders_language_check CHECK (language = ANY (ARRAY['ar'::text, 'en'::text])),
  CONSTRAINT orders_paid_by_check CHECK (paid_by = ANY (ARRAY['credit_card'::text, 'paypal'::text, 'manual'::text, 'chat'::text])),
  CONSTRAINT orders_reason_check CHECK (char_length(reason) <= 300),
  CONSTRAINT orders_redirect_url_check CHECK (char_length(redirect_url) <= 2000),
  CONSTRAINT orders_reference_check CHECK (reference ~ '^M[0-9A-HJKMNP-TV-Z]{7}$'::text)
);
CREATE INDEX orders_of_user ON public.orders USING btree (user_id, created_at DESC);
CREATE INDEX orders_reference_start ON public.orders USING btree (reference text_pattern_ops);
CREATE INDEX orders_to_check ON public.orders USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE INDEX orders_to_give_up ON public.orders USING btree (expires_at) WHERE (state = 'open'::order_state);
CREATE INDEX orders_waiting ON public.orders USING btree (created_at DESC) WHERE (((state = 'open'::order_state) AND (gateway IS NULL)) OR (state = 'held'::order_state));
CREATE TRIGGER orders_billed BEFORE UPDATE OF billed_to ON orders FOR EACH ROW
  WHEN (old.billed_to IS NOT NULL AND old.billed_to IS DISTINCT FROM new.billed_to)
  EXECUTE FUNCTION orders_keep_terms();
CREATE TRIGGER orders_life BEFORE UPDATE OF state ON orders FOR EACH ROW
  WHEN (old.state <> new.state)
  EXECUTE FUNCTION orders_hold_to_life();
CREATE TRIGGER orders_terms BEFORE UPDATE OF amount, currency, reference, paid_by, created_at ON orders FOR EACH ROW
  WHEN (old.amount IS DISTINCT FROM new.amount OR old.currency IS DISTINCT FROM new.currency OR old.reference IS DISTINCT FROM new.reference OR old.paid_by IS DISTINCT FROM new.paid_by OR old.created_at IS DISTINCT FROM new.created_at)
  EXECUTE FUNCTION orders_keep_terms();
COMMENT ON TABLE orders IS 'What somebody set out to pay; kept for the books when the account is gone';
COMMENT ON COLUMN orders.amount IS 'The order''s own: a price that is edited later changes nothing here';
COMMENT ON COLUMN orders.paid_by IS 'As the buyer chose; payments.method is how it is filed';
COMMENT ON COLUMN orders.reason IS 'Why it failed or is held: the gateway''s own word, or an administrator''s';
COMMENT ON COLUMN orders.next_check_at IS 'When the gateway is asked again; null: not any more';
COMMENT ON COLUMN orders.expires_at IS 'An open order is given up then, unless a receipt waits to be looked at';
COMMENT ON COLUMN orders.billed_to IS 'The invoice details of its buyer when it was paid; it keeps them';
