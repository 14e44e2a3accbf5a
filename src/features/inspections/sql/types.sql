-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TYPE inspection_request_state AS ENUM ('open', 'declined', 'done', 'withdrawn');

CREATE TYPE inspection_state AS ENUM ('draft', 'published', 'replaced', 'withdrawn');
