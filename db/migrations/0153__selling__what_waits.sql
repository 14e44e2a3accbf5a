alter table cars validate constraint cars_waits;
