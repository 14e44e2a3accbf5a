-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TYPE papers_state AS ENUM ('waiting', 'confirmed', 'refused', 'ended');
