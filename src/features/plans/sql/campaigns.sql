-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE campaigns (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid,
  add_on_id uuid NOT NULL,
  car_id uuid,
  title text NOT NULL,
  body text NOT NULL,
  state text DEFAULT 'pending'::text NOT NULL,
  rejection_reason text,
  reviewed_by uuid,
  reviewed_at timestamp with time zone,
  sent_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT campaigns_pkey PRIMARY KEY (id),
  CONSTRAINT campaigns_add_on_id_key UNIQUE (add_on_id),
  CONSTRAINT campaigns_add_on_id_fkey FOREIGN KEY (add_on_id) REFERENCES add_ons(id),
  CONSTRAINT campaigns_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE SET NULL,
  CONSTRAINT campaigns_reviewed_by_fkey FOREIGN KEY (reviewed_by) REFERENCES admin_users(id),
  CONSTRAINT campaigns_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT campaigns_body_check CHECK (char_length(body) >= 10 AND char_length(body) <= 300),
  CONSTRAINT campaigns_rejection_reason_check CHECK (char_length(rejection_reason) <= 500),
  CONSTRAINT campaigns_state_check CHECK (state = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'sent'::text])),
  CONSTRAINT campaigns_title_check CHECK (char_length(title) >= 3 AND char_length(title) <= 80)
);
CREATE INDEX campaigns_of_car ON public.campaigns USING btree (car_id) WHERE (car_id IS NOT NULL);
CREATE INDEX campaigns_of_user ON public.campaigns USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX campaigns_waiting ON public.campaigns USING btree (created_at) WHERE (state = ANY (ARRAY['pending'::text, 'approved'::text]));
