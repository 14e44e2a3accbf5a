-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE bulk_messages (
  id uuid DEFAULT uuidv7() NOT NULL,
  kind text NOT NULL,
  audience text NOT NULL,
  title_ar text,
  title_en text,
  body_ar text,
  body_en text,
  link text,
  addresses text[],
  state text DEFAULT 'draft'::text NOT NULL,
  attachment_key text,
  attachment_name text,
  attachment_bytes integer,
  tested_at timestamp with time zone,
  send_at timestamp with time zone,
  prepared_at timestamp with time zone,
  finished_at timestamp with time zone,
  worked_until timestamp with time zone,
  worker uuid,
  total integer DEFAULT 0 NOT NULL,
  sent integer DEFAULT 0 NOT NULL,
  failed integer DEFAULT 0 NOT NULL,
  skipped integer DEFAULT 0 NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT bulk_messages_pkey PRIMARY KEY (id),
  CONSTRAINT bulk_messages_created_by_fkey FOREIGN KEY (created_by) REFERENCES admin_users(id),
  CONSTRAINT bulk_messages_addresses_check CHECK (cardinality(addresses) >= 1 AND cardinality(addresses) <= 5000),
  CONSTRAINT bulk_messages_attachment_bytes_check CHECK (attachment_bytes >= 1 AND attachment_bytes <= 5242880),
  CONSTRAINT bulk_messages_attachment_key_check CHECK (char_length(attachment_key) <= 200),
  CONSTRAINT bulk_messages_attachment_name_check CHECK (char_length(attachment_name) >= 1 AND char_length(attachment_name) <= 120),
  CONSTRAINT bulk_messages_body_ar_check CHECK (char_length(body_ar) >= 1 AND char_length(body_ar) <= 5000),
  CONSTRAINT bulk_messages_body_en_check CHECK (char_length(body_en) >= 1 AND char_length(body_en) <= 5000),
  CONSTRAINT bulk_messages_check CHECK (
CASE kind
    WHEN 'notification'::text THEN audience = ANY (ARRAY['all'::text, 'subscribers'::text, 'dealers'::text, 'individuals'::text, 'list'::text])
    ELSE audience = ANY (ARRAY['verified'::text, 'paid'::text, 'inactive'::text, 'list'::text])
END),
  CONSTRAINT bulk_messages_check1 CHECK ((title_ar IS NULL) = (body_ar IS NULL) AND (title_en IS NULL) = (body_en IS NULL)),
  CONSTRAINT bulk_messages_check2 CHECK (title_ar IS NOT NULL OR title_en IS NOT NULL),
  CONSTRAINT bulk_messages_check3 CHECK (kind = 'email'::text OR char_length(body_ar) <= 1000 OR body_ar IS NULL),
  CONSTRAINT bulk_messages_check4 CHECK (kind = 'email'::text OR char_length(body_en) <= 1000 OR body_en IS NULL),
  CONSTRAINT bulk_messages_check5 CHECK ((attachment_key IS NULL) = (attachment_name IS NULL) AND (attachment_key IS NULL) = (attachment_bytes IS NULL)),
  CONSTRAINT bulk_messages_check6 CHECK (kind = 'email'::text OR attachment_key IS NULL),
  CONSTRAINT bulk_messages_check7 CHECK ((sent + failed + skipped) <= total),
  CONSTRAINT bulk_messages_check8 CHECK (kind = 'notification'::text OR (state = ANY (ARRAY['draft'::text, 'cancelled'::text])) OR tested_at IS NOT NULL),
  CONSTRAINT bulk_messages_failed_check CHECK (failed >= 0),
  CONSTRAINT bulk_messages_kind_check CHECK (kind = ANY (ARRAY['notification'::text, 'email'::text])),
  CONSTRAINT bulk_messages_link_check CHECK (link ~ '^/([^/\\]|$)'::text AND char_length(link) <= 300),
  CONSTRAINT bulk_messages_sent_check CHECK (sent >= 0),
  CONSTRAINT bulk_messages_skipped_check CHECK (skipped >= 0),
  CONSTRAINT bulk_messages_state_check CHECK (state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sending'::text, 'sent'::text, 'cancelled'::text, 'stopped'::text])),
  CONSTRAINT bulk_messages_title_ar_check CHECK (char_length(title_ar) >= 1 AND char_length(title_ar) <= 120),
  CONSTRAINT bulk_messages_title_en_check CHECK (char_length(title_en) >= 1 AND char_length(title_en) <= 120),
  CONSTRAINT bulk_messages_total_check CHECK (total >= 0)
);
CREATE INDEX bulk_messages_by ON public.bulk_messages USING btree (created_by);
CREATE INDEX bulk_messages_newest ON public.bulk_messages USING btree (created_at DESC, id DESC);
CREATE INDEX bulk_messages_under_way ON public.bulk_messages USING btree (send_at) WHERE (state = ANY (ARRAY['scheduled'::text, 'sending'::text]));
COMMENT ON COLUMN bulk_messages.title_ar IS 'The subject of a mail; each reads the own language where both are there';
COMMENT ON COLUMN bulk_messages.addresses IS 'Of a list: mails and, of users, ids. Forgotten once the recipients are written down';
COMMENT ON COLUMN bulk_messages.tested_at IS 'When its writer had it sent to the own address, as it is worded now';
COMMENT ON COLUMN bulk_messages.prepared_at IS 'When its recipients were written down';
COMMENT ON COLUMN bulk_messages.worked_until IS 'One process sends it until then, and longer as it goes on; a later one may take it over';
