-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.webhook_deliveries_ask()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform graphile_worker.add_job('dealers.send_webhooks', '{}'::json, job_key => 'dealers.send_webhooks');
  return null;
end
$function$;
