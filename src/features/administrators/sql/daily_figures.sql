-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE daily_figures (
  day date NOT NULL,
  part text NOT NULL,
  key text NOT NULL,
  users integer DEFAULT 0 NOT NULL,
  listings integer DEFAULT 0 NOT NULL,
  contacts integer DEFAULT 0 NOT NULL,
  waiting integer,
  monthly_active integer,
  takings numeric(12,2) DEFAULT 0 NOT NULL,
  plans integer,
  CONSTRAINT daily_figures_pkey PRIMARY KEY (part, day, key),
  CONSTRAINT daily_figures_check CHECK ((part = 'all'::text) = (key = ''::text)),
  CONSTRAINT daily_figures_check1 CHECK (part = 'all'::text OR users = 0 AND waiting IS NULL AND monthly_active IS NULL),
  CONSTRAINT daily_figures_contacts_check CHECK (contacts >= 0),
  CONSTRAINT daily_figures_key_check CHECK (char_length(key) <= 60),
  CONSTRAINT daily_figures_listings_check CHECK (listings >= 0),
  CONSTRAINT daily_figures_monthly_active_check CHECK (monthly_active >= 0),
  CONSTRAINT daily_figures_part_check CHECK (part = ANY (ARRAY['all'::text, 'place'::text, 'brand'::text, 'plan'::text, 'add_on'::text, 'method'::text])),
  CONSTRAINT daily_figures_plans_check CHECK (plans >= 0),
  CONSTRAINT daily_figures_plans_check1 CHECK (plans IS NULL OR part = 'all'::text),
  CONSTRAINT daily_figures_takings_check CHECK (takings = 0::numeric OR (part = ANY (ARRAY['plan'::text, 'add_on'::text, 'method'::text]))),
  CONSTRAINT daily_figures_users_check CHECK (users >= 0),
  CONSTRAINT daily_figures_waiting_check CHECK (waiting >= 0)
);
COMMENT ON TABLE daily_figures IS 'What happened on a day of Beirut that is over: accounts and listings that began, contacts';
COMMENT ON COLUMN daily_figures.key IS 'The slug of the place, brand, plan or add-on, or the method; empty for the whole market';
COMMENT ON COLUMN daily_figures.waiting IS 'Listings that waited for review when the day was closed; null: nobody counted then';
COMMENT ON COLUMN daily_figures.monthly_active IS 'Users of the 30 days before it was closed; null: nobody counted then';
COMMENT ON COLUMN daily_figures.takings IS 'US dollars that came in, less what was given back on the day; of plans, add-ons and methods';
COMMENT ON COLUMN daily_figures.plans IS 'Plans that ran as the day ended';
