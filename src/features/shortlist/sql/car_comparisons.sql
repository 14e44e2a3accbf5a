-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE car_comparisons (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  car_ids uuid[] NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT car_comparisons_pkey PRIMARY KEY (id),
  CONSTRAINT car_comparisons_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT car_comparisons_car_ids_check CHECK (cardinality(car_ids) >= 2 AND cardinality(car_ids) <= 4),
  CONSTRAINT car_comparisons_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 120)
);
CREATE INDEX car_comparisons_of_user ON public.car_comparisons USING btree (user_id, created_at DESC, id DESC);
COMMENT ON COLUMN car_comparisons.car_ids IS 'In the order of the columns; a listing that is gone keeps its column, which says so';
