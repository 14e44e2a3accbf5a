-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE SEQUENCE car_serials AS integer INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100000;
