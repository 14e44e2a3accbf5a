-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE favorite_news (
  car_id uuid NOT NULL,
  noted_at timestamp with time zone NOT NULL,
  CONSTRAINT favorite_news_pkey PRIMARY KEY (car_id)
);
CREATE INDEX favorite_news_by_time ON public.favorite_news USING btree (noted_at);
