alter table cars validate constraint cars_pending_waits;
