-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TYPE cost_kind AS ENUM ('registration', 'road_fee', 'customs');

CREATE TYPE cost_measure AS ENUM ('fiscal_horsepower', 'horsepower', 'engine_cc');
