-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE car_papers (
  id uuid DEFAULT uuidv7() NOT NULL,
  car_id uuid NOT NULL,
  user_id uuid NOT NULL,
  state papers_state DEFAULT 'waiting'::papers_state NOT NULL,
  reasons text[] DEFAULT '{}'::text[] NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  decided_by uuid,
  ended_at timestamp with time zone,
  CONSTRAINT car_papers_pkey PRIMARY KEY (id),
  CONSTRAINT car_papers_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT car_papers_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES admin_users(id),
  CONSTRAINT car_papers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT car_papers_decided_check CHECK ((state <> ALL (ARRAY['confirmed'::papers_state, 'refused'::papers_state])) OR decided_at IS NOT NULL),
  CONSTRAINT car_papers_ended_check CHECK ((state = 'ended'::papers_state) = (ended_at IS NOT NULL)),
  CONSTRAINT car_papers_reasons_check CHECK ((state = 'refused'::papers_state) = (cardinality(reasons) > 0) AND reasons <@ ARRAY['chassis_number'::text, 'name'::text, 'plate'::text, 'unreadable'::text]),
  CONSTRAINT car_papers_waiting_check CHECK (state <> 'waiting'::papers_state OR decided_at IS NULL AND ended_at IS NULL)
);
CREATE INDEX car_papers_by_sent ON public.car_papers USING btree (sent_at DESC, id DESC);
CREATE INDEX car_papers_of_car ON public.car_papers USING btree (car_id, sent_at DESC, id DESC);
CREATE INDEX car_papers_of_user ON public.car_papers USING btree (user_id, id);
CREATE UNIQUE INDEX car_papers_one_open ON public.car_papers USING btree (car_id) WHERE (state = ANY (ARRAY['waiting'::papers_state, 'confirmed'::papers_state]));
CREATE INDEX car_papers_waiting ON public.car_papers USING btree (sent_at, id) WHERE (state = 'waiting'::papers_state);
COMMENT ON COLUMN car_papers.user_id IS 'Who sells the car, and sent them';
COMMENT ON COLUMN car_papers.decided_at IS 'Stays when what was confirmed ends later';
