-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE webhook_deliveries (
  id uuid DEFAULT uuidv7() NOT NULL,
  webhook_id uuid NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  event text NOT NULL,
  car_id uuid NOT NULL,
  data jsonb NOT NULL,
  happened_at timestamp with time zone NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  tries smallint DEFAULT 0 NOT NULL,
  next_try_at timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
  last_try_at timestamp with time zone,
  last_status smallint,
  last_error text,
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE,
  CONSTRAINT webhook_deliveries_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text]))
);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (next_try_at, number) WHERE (state = 'waiting'::text);
CREATE INDEX webhook_deliveries_in_order ON public.webhook_deliveries USING btree (webhook_id, car_id, number) WHERE (state = 'waiting'::text);
CREATE INDEX webhook_deliveries_newest ON public.webhook_deliveries USING btree (webhook_id, number DESC);
CREATE INDEX webhook_deliveries_old ON public.webhook_deliveries USING btree (happened_at);
CREATE CONSTRAINT TRIGGER webhook_deliveries_added AFTER INSERT ON webhook_deliveries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION webhook_deliveries_ask();
COMMENT ON COLUMN webhook_deliveries.number IS 'Those of one listing are delivered in this order';
COMMENT ON COLUMN webhook_deliveries.next_try_at IS 'Of one that is being sent: when another may, should the process that sends it end';
