-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE invoice_details (
  user_id uuid NOT NULL,
  name text NOT NULL,
  tax_number text,
  address text,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT invoice_details_pkey PRIMARY KEY (user_id),
  CONSTRAINT invoice_details_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT invoice_details_address_check CHECK (char_length(address) >= 5 AND char_length(address) <= 250),
  CONSTRAINT invoice_details_name_check CHECK (char_length(name) >= 2 AND char_length(name) <= 120),
  CONSTRAINT invoice_details_tax_number_check CHECK (tax_number ~ '^[0-9A-Z](?:[0-9A-Z/. -]{2,28})[0-9A-Z]$'::text)
);
COMMENT ON TABLE invoice_details IS 'The name in law, the tax number and the address that a buyer wants on invoices from now on';
