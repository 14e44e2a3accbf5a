-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE admin_activity_log (
  id uuid DEFAULT uuidv7() NOT NULL,
  admin_id uuid,
  action text NOT NULL,
  resource_type text NOT NULL,
  resource_id text,
  details jsonb DEFAULT '{}'::jsonb NOT NULL,
  before jsonb,
  after jsonb,
  ip_address text,
  user_agent text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT admin_activity_log_pkey PRIMARY KEY (id),
  CONSTRAINT admin_activity_log_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id),
  CONSTRAINT admin_activity_log_action_check CHECK (action ~ '^[a-z_]+\.[a-z_]+$'::text AND char_length(action) <= 80),
  CONSTRAINT admin_activity_log_details_check CHECK (jsonb_typeof(details) = 'object'::text),
  CONSTRAINT admin_activity_log_ip_address_check CHECK (char_length(ip_address) <= 60),
  CONSTRAINT admin_activity_log_resource_id_check CHECK (char_length(resource_id) <= 200),
  CONSTRAINT admin_activity_log_resource_type_check CHECK (resource_type ~ '^[a-z_]{1,40}$'::text),
  CONSTRAINT admin_activity_log_user_agent_check CHECK (char_length(user_agent) <= 300)
);
CREATE INDEX admin_activity_newest ON public.admin_activity_log USING btree (created_at DESC, id DESC);
CREATE INDEX admin_activity_of_action ON public.admin_activity_log USING btree (action, created_at DESC);
CREATE INDEX admin_activity_of_admin ON public.admin_activity_log USING btree (admin_id, created_at DESC);
CREATE INDEX admin_activity_of_resource ON public.admin_activity_log USING btree (resource_type, resource_id, created_at DESC);
CREATE TRIGGER admin_activity_kept BEFORE DELETE OR UPDATE ON admin_activity_log FOR EACH ROW
  EXECUTE FUNCTION admin_activity_keep();
CREATE TRIGGER admin_activity_not_emptied BEFORE TRUNCATE ON admin_activity_log FOR EACH STATEMENT
  EXECUTE FUNCTION admin_activity_keep();
COMMENT ON TABLE admin_activity_log IS 'What administrators did: written once, never changed';
COMMENT ON COLUMN admin_activity_log.before IS 'What of the resource was changed, as it was';
