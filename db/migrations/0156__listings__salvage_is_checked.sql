alter table cars validate constraint cars_salvage_tells_accident;
