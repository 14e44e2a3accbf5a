-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE inspection_requests (
  id uuid DEFAULT uuidv7() NOT NULL,
  car_id uuid NOT NULL,
  user_id uuid NOT NULL,
  partner_id uuid NOT NULL,
  note text,
  state inspection_request_state DEFAULT 'open'::inspection_request_state NOT NULL,
  created_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  CONSTRAINT inspection_requests_pkey PRIMARY KEY (id),
  CONSTRAINT inspection_requests_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT inspection_requests_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES inspection_partners(id) ON DELETE CASCADE,
  CONSTRAINT inspection_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT inspection_requests_note_check CHECK (char_length(note) >= 1 AND char_length(note) <= 500),
  CONSTRAINT inspection_requests_open_check CHECK ((state = 'open'::inspection_request_state) = (closed_at IS NULL))
);
CREATE INDEX inspection_requests_of_car ON public.inspection_requests USING btree (car_id);
CREATE INDEX inspection_requests_of_partner ON public.inspection_requests USING btree (partner_id, id DESC);
CREATE INDEX inspection_requests_of_user ON public.inspection_requests USING btree (user_id, id);
CREATE UNIQUE INDEX inspection_requests_once ON public.inspection_requests USING btree (user_id, car_id) WHERE (state = 'open'::inspection_request_state);
COMMENT ON COLUMN inspection_requests.user_id IS 'The buyer who asks';
