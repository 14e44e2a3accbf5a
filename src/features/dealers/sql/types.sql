-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TYPE dealer_application_state AS ENUM ('pending', 'approved', 'rejected');
