-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE moderation_rules (
  key text NOT NULL,
  weight integer NOT NULL,
  outcome text NOT NULL,
  is_on boolean NOT NULL,
  updated_by uuid NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT moderation_rules_pkey PRIMARY KEY (key),
  CONSTRAINT moderation_rules_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES admin_users(id),
  CONSTRAINT moderation_rules_key_check CHECK (key ~ '^[a-z_]{1,40}$'::text),
  CONSTRAINT moderation_rules_outcome_check CHECK (outcome = ANY (ARRAY['note'::text, 'review'::text, 'hold'::text])),
  CONSTRAINT moderation_rules_weight_check CHECK (weight >= 0 AND weight <= 100)
);
COMMENT ON TABLE moderation_rules IS 'What administrators set of a rule that looks at listings; a rule without a row is as the code has it';
COMMENT ON COLUMN moderation_rules.weight IS 'How far it brings a listing forward in the queue of reviewers';
COMMENT ON COLUMN moderation_rules.outcome IS 'note: reviewers read it; review: no listing goes live by itself; hold: nor with others in one decision';
