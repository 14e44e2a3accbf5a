-- How soon a dealer answers is told from the newest conversations, of however many there are.
create index conversations_begun_with_seller on conversations (seller_id, created_at desc);
