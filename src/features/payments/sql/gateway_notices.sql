-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE gateway_notices (
  gateway text NOT NULL,
  notice_id text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  CONSTRAINT gateway_notices_pkey PRIMARY KEY (gateway, notice_id),
  CONSTRAINT gateway_notices_notice_id_check CHECK (char_length(notice_id) <= 200)
);
CREATE INDEX gateway_notices_received ON public.gateway_notices USING btree (received_at);
COMMENT ON TABLE gateway_notices IS 'Notifications that were acted on: the same one again is a replay';
