-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE saved_search_news (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  car_id uuid NOT NULL,
  CONSTRAINT saved_search_news_pkey PRIMARY KEY (id)
);
