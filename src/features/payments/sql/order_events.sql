-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE order_events (
  id uuid DEFAULT uuidv7() NOT NULL,
  order_id uuid NOT NULL,
  state order_state NOT NULL,
  what text NOT NULL,
  actor text NOT NULL,
  administrator_id uuid,
  detail jsonb DEFAULT '{}'::jsonb NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT order_events_pkey PRIMARY KEY (id),
  CONSTRAINT order_events_administrator_fkey FOREIGN KEY (administrator_id) REFERENCES admin_users(id),
  CONSTRAINT order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_events_actor_check CHECK (actor = ANY (ARRAY['buyer'::text, 'gateway'::text, 'job'::text, 'administrator'::text])),
  CONSTRAINT order_events_detail_check CHECK (jsonb_typeof(detail) = 'object'::text),
  CONSTRAINT order_events_what_check CHECK (what ~ '^[a-z_]{1,40}$'::text)
);
CREATE INDEX order_events_of_order ON public.order_events USING btree (order_id, id);
CREATE INDEX order_events_part_refunded ON public.order_events USING btree (at) WHERE (what = 'part_refunded'::text);
CREATE TRIGGER order_events_kept BEFORE DELETE OR UPDATE ON order_events FOR EACH ROW
  EXECUTE FUNCTION order_events_keep();
CREATE TRIGGER order_events_not_emptied BEFORE TRUNCATE ON order_events FOR EACH STATEMENT
  EXECUTE FUNCTION order_events_keep();
COMMENT ON TABLE order_events IS 'The history of an order: written once, never changed';
COMMENT ON COLUMN order_events.state IS 'The state after it';
