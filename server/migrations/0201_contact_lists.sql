CREATE INDEX "contacts_company_name" ON "contacts" ("company_id","last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "contacts_company_budget" ON "contacts" ("company_id","budget_max_cents" DESC NULLS LAST,"id" DESC);--> statement-breakpoint
CREATE INDEX "contacts_company_contacted" ON "contacts" ("company_id","last_contacted_at" NULLS FIRST,"id" DESC);--> statement-breakpoint
CREATE INDEX "contacts_company_status" ON "contacts" ("company_id",(array_position(array['new','contacted','qualified','nurture','active','under_contract','closed','lost']::text[],"status")),"created_at" DESC);--> statement-breakpoint
CREATE INDEX "contacts_company_held" ON "contacts" ("company_id","status") WHERE "deleted_at" IS NULL AND "buyer_id" IS NULL;--> statement-breakpoint
CREATE INDEX "contacts_name_trigrams" ON "contacts" USING gin (("first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_emails_trigrams" ON "contact_emails" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_phones_trigrams" ON "contact_phones" USING gin ("phone" gin_trgm_ops);
