CREATE INDEX "contacts_company_tagged" ON "contacts" ("company_id") WHERE "tags" <> '{}';
