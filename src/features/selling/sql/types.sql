-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TYPE listing_event AS ENUM ('view', 'contact', 'favorite', 'share');
