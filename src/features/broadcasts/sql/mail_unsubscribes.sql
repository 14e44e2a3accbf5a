-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE mail_unsubscribes (
  address text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT mail_unsubscribes_pkey PRIMARY KEY (address),
  CONSTRAINT mail_unsubscribes_address_check CHECK (char_length(address) >= 3 AND char_length(address) <= 254)
);
COMMENT ON TABLE mail_unsubscribes IS 'Addresses without an account that want no mail to many, in lower case';
