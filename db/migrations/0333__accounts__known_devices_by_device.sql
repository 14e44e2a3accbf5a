-- outside a transaction
-- Which other accounts a browser has signed in to; each sign-in looks for it as well.
create index concurrently if not exists known_devices_by_device on known_devices (device);
