-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE EXTENSION btree_gist;

CREATE EXTENSION pg_trgm;

CREATE EXTENSION unaccent;
