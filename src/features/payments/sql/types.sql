-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TYPE order_state AS ENUM ('open', 'held', 'paid', 'failed', 'cancelled', 'refunded');

CREATE TYPE payment_method AS ENUM ('manual', 'palpay', 'bank_transfer', 'credit_card', 'paypal');

CREATE TYPE payment_status AS ENUM ('pending', 'verified', 'rejected');
