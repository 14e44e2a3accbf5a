-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE stock_photos (
  user_id uuid NOT NULL,
  stock_number text NOT NULL,
  place smallint NOT NULL,
  url text NOT NULL,
  image text,
  error text,
  tries smallint DEFAULT 0 NOT NULL,
  CONSTRAINT stock_photos_pkey PRIMARY KEY (user_id, stock_number, place),
  CONSTRAINT stock_photos_user_id_stock_number_fkey FOREIGN KEY (user_id, stock_number) REFERENCES stock_items(user_id, stock_number) ON DELETE CASCADE,
  CONSTRAINT stock_photos_state_check CHECK (image IS NULL OR error IS NULL),
  CONSTRAINT stock_photos_url_check CHECK (char_length(url) <= 1000)
);
COMMENT ON COLUMN stock_photos.image IS 'The picture that was made of what lay there; null with no error: it waits';
COMMENT ON COLUMN stock_photos.error IS 'Why it could not be had: unreachable, not_found, too_large, unreadable';
