-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE conversations (
  id uuid DEFAULT uuidv7() NOT NULL,
  car_id uuid NOT NULL,
  buyer_id uuid NOT NULL,
  seller_id uuid NOT NULL,
  message_count integer DEFAULT 0 NOT NULL,
  buyer_unread integer DEFAULT 0 NOT NULL,
  seller_unread integer DEFAULT 0 NOT NULL,
  buyer_undelivered integer DEFAULT 0 NOT NULL,
  seller_undelivered integer DEFAULT 0 NOT NULL,
  priority boolean DEFAULT false NOT NULL,
  last_message_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT conversations_pkey PRIMARY KEY (id),
  CONSTRAINT conversations_once UNIQUE (car_id, buyer_id),
  CONSTRAINT conversations_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT conversations_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT conversations_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT conversations_buyer_unread_check CHECK (buyer_unread >= 0),
  CONSTRAINT conversations_check CHECK (buyer_undelivered >= 0 AND buyer_undelivered <= buyer_unread),
  CONSTRAINT conversations_check1 CHECK (seller_undelivered >= 0 AND seller_undelivered <= seller_unread),
  CONSTRAINT conversations_check2 CHECK (buyer_id <> seller_id),
  CONSTRAINT conversations_message_count_check CHECK (message_count >= 0),
  CONSTRAINT conversations_seller_unread_check CHECK (seller_unread >= 0)
);
CREATE INDEX conversations_begun_with_seller ON public.conversations USING btree (seller_id, created_at DESC);
CREATE INDEX conversations_of_buyer ON public.conversations USING btree (buyer_id, last_message_at DESC, id DESC);
CREATE INDEX conversations_of_seller ON public.conversations USING btree (seller_id, priority DESC, last_message_at DESC, id DESC);
CREATE INDEX conversations_unread_by_buyer ON public.conversations USING btree (buyer_id) WHERE (buyer_unread > 0);
CREATE INDEX conversations_unread_by_seller ON public.conversations USING btree (seller_id) WHERE (seller_unread > 0);
CREATE TRIGGER conversations_webhook AFTER INSERT ON conversations FOR EACH ROW
  EXECUTE FUNCTION conversations_note_webhook();
COMMENT ON COLUMN conversations.message_count IS 'The number of the last message: whoever writes holds this row';
COMMENT ON COLUMN conversations.priority IS 'Kept by a trigger: the listing has the add-on that puts its messages first';
