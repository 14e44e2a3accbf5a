-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE listing_analytics (
  id uuid DEFAULT uuidv7() NOT NULL,
  car_id uuid NOT NULL,
  user_id uuid,
  event listing_event NOT NULL,
  channel text,
  visitor_hash text NOT NULL,
  user_agent text,
  referrer text,
  hour timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT listing_analytics_pkey PRIMARY KEY (id),
  CONSTRAINT listing_analytics_once UNIQUE (car_id, event, visitor_hash, hour),
  CONSTRAINT listing_analytics_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT listing_analytics_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT listing_analytics_channel_check CHECK (char_length(channel) <= 20),
  CONSTRAINT listing_analytics_referrer_check CHECK (char_length(referrer) <= 300),
  CONSTRAINT listing_analytics_user_agent_check CHECK (char_length(user_agent) <= 300)
);
CREATE INDEX listing_analytics_contacts ON public.listing_analytics USING btree (hour, car_id) WHERE (event = 'contact'::listing_event);
CREATE INDEX listing_analytics_created ON public.listing_analytics USING brin (created_at);
CREATE INDEX listing_analytics_user ON public.listing_analytics USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER listing_analytics_webhook AFTER INSERT ON listing_analytics FOR EACH ROW
  WHEN (new.event = 'contact'::listing_event AND (new.channel = ANY (ARRAY['call'::text, 'whatsapp'::text])))
  EXECUTE FUNCTION listing_analytics_note_webhook();
COMMENT ON COLUMN listing_analytics.visitor_hash IS 'Keyed hash of the visitor''s address; the address itself is never stored';
