-- Nobody sees an agent who never confirmed an email address; after the confirmation the company accepts them again.
UPDATE "agents" SET "status" = 'unconfirmed'
WHERE "status" = 'active' AND "person_id" IN (SELECT "id" FROM "people" WHERE NOT "email_verified" AND "email" LIKE '%@unconfirmed.invalid');
