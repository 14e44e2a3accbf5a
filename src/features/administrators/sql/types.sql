-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TYPE admin_role AS ENUM ('super_admin', 'content_admin', 'user_admin', 'payment_admin');
