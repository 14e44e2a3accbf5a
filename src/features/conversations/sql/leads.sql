-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE leads (
  conversation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  state text,
  remind_at timestamp with time zone,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT leads_pkey PRIMARY KEY (conversation_id),
  CONSTRAINT leads_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT leads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT leads_state_check CHECK (state = ANY (ARRAY['new'::text, 'contacted'::text, 'viewing'::text, 'won'::text, 'lost'::text]))
);
CREATE INDEX leads_of_user ON public.leads USING btree (user_id, conversation_id);
COMMENT ON TABLE leads IS 'Only of conversations of which the seller said something; user_id: the seller';
COMMENT ON COLUMN leads.state IS 'As the seller says it; null: as what was written and arranged tells';
