-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE bulk_recipients (
  id uuid DEFAULT uuidv7() NOT NULL,
  message_id uuid NOT NULL,
  user_id uuid,
  address text,
  outcome text DEFAULT 'waiting'::text NOT NULL,
  reason text,
  attempts smallint DEFAULT 0 NOT NULL,
  at timestamp with time zone,
  CONSTRAINT bulk_recipients_pkey PRIMARY KEY (id),
  CONSTRAINT bulk_recipients_message_id_fkey FOREIGN KEY (message_id) REFERENCES bulk_messages(id) ON DELETE CASCADE,
  CONSTRAINT bulk_recipients_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT bulk_recipients_address_check CHECK (char_length(address) >= 3 AND char_length(address) <= 254),
  CONSTRAINT bulk_recipients_check CHECK ((user_id IS NULL) <> (address IS NULL)),
  CONSTRAINT bulk_recipients_check1 CHECK ((reason IS NOT NULL) = (outcome = ANY (ARRAY['failed'::text, 'skipped'::text]))),
  CONSTRAINT bulk_recipients_outcome_check CHECK (outcome = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'skipped'::text])),
  CONSTRAINT bulk_recipients_reason_check CHECK (reason = ANY (ARRAY['unsubscribed'::text, 'standing'::text, 'refused'::text, 'unreachable'::text, 'interrupted'::text]))
);
CREATE UNIQUE INDEX bulk_recipients_addresses_once ON public.bulk_recipients USING btree (message_id, address) WHERE (address IS NOT NULL);
CREATE INDEX bulk_recipients_by_outcome ON public.bulk_recipients USING btree (message_id, outcome, id);
CREATE INDEX bulk_recipients_in_order ON public.bulk_recipients USING btree (message_id, id);
CREATE INDEX bulk_recipients_of_user ON public.bulk_recipients USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX bulk_recipients_users_once ON public.bulk_recipients USING btree (message_id, user_id) WHERE (user_id IS NOT NULL);
COMMENT ON COLUMN bulk_recipients.address IS 'Of a list, where no account has it';
COMMENT ON COLUMN bulk_recipients.outcome IS 'Sending: handed over at this moment; found so later, nobody knows, and it is not sent again';
