-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE notifications (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  type text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  link text,
  campaign_id uuid,
  created_at timestamp with time zone NOT NULL,
  read_at timestamp with time zone,
  bulk_message_id uuid,
  told_of text,
  title_en text,
  body_en text,
  CONSTRAINT notifications_pkey PRIMARY KEY (id),
  CONSTRAINT notifications_bulk_message_id_fkey FOREIGN KEY (bulk_message_id) REFERENCES bulk_messages(id) ON DELETE SET NULL,
  CONSTRAINT notifications_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT notifications_body_check CHECK (char_length(body) <= 1000),
  CONSTRAINT notifications_body_en_check CHECK (char_length(body_en) <= 1000) NOT VALID,
  CONSTRAINT notifications_link_check CHECK (link ~ '^/[^/]'::text AND char_length(link) <= 300),
  CONSTRAINT notifications_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 200),
  CONSTRAINT notifications_title_en_check CHECK (char_length(title_en) >= 1 AND char_length(title_en) <= 200) NOT VALID,
  CONSTRAINT notifications_told_of_check CHECK (char_length(told_of) >= 1 AND char_length(told_of) <= 120),
  CONSTRAINT notifications_type_check CHECK (type = ANY (ARRAY['system'::text, 'payment'::text, 'car_approved'::text, 'car_rejected'::text, 'subscription'::text, 'favorite'::text]))
);
CREATE UNIQUE INDEX notifications_bulk_once ON public.notifications USING btree (bulk_message_id, user_id) WHERE (bulk_message_id IS NOT NULL);
CREATE INDEX notifications_of_user ON public.notifications USING btree (user_id, created_at DESC);
CREATE UNIQUE INDEX notifications_once ON public.notifications USING btree (campaign_id, user_id) WHERE (campaign_id IS NOT NULL);
CREATE UNIQUE INDEX notifications_told_once ON public.notifications USING btree (user_id, told_of) WHERE (told_of IS NOT NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX notifications_weekly ON public.notifications USING btree (user_id, created_at) WHERE (campaign_id IS NOT NULL);
CREATE TRIGGER notifications_added AFTER INSERT ON notifications REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  EXECUTE FUNCTION notifications_tell();
COMMENT ON COLUMN notifications.title IS 'In Arabic, or in the one language in which it was made';
COMMENT ON COLUMN notifications.link IS 'A page of the market';
COMMENT ON COLUMN notifications.campaign_id IS 'The campaign that it is one copy of';
COMMENT ON COLUMN notifications.bulk_message_id IS 'The message to many that it is one copy of';
COMMENT ON COLUMN notifications.told_of IS 'The one thing it tells of; null of what was told to many';
COMMENT ON COLUMN notifications.title_en IS 'The same in English; null where it was made in one language';
