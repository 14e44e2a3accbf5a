-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE app_settings (
  id uuid DEFAULT uuidv7() NOT NULL,
  key text NOT NULL,
  value jsonb NOT NULL,
  description text NOT NULL,
  updated_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT app_settings_pkey PRIMARY KEY (id),
  CONSTRAINT app_settings_key_key UNIQUE (key),
  CONSTRAINT app_settings_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES admin_users(id),
  CONSTRAINT app_settings_key_check CHECK (key ~ '^[a-z][a-z0-9_.]*$'::text)
);
CREATE TRIGGER app_settings_tell AFTER INSERT OR DELETE OR UPDATE ON app_settings FOR EACH STATEMENT
  EXECUTE FUNCTION tell_table_change();
COMMENT ON TABLE app_settings IS 'Everything an operator may change while the market runs; one row a setting.';
