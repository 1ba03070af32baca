ALTER TABLE "people" ADD COLUMN "claim_removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "last_active_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "expiry_warned_at" timestamp with time zone;--> statement-breakpoint
-- An address belongs to the account that proved it; every other account claims it beside others.
UPDATE "people" SET "claimed_email" = "email", "email" = gen_random_uuid() || '@unconfirmed.invalid'
WHERE NOT "email_verified" AND "claimed_email" IS NULL AND "email" NOT LIKE '%@deleted.invalid';--> statement-breakpoint
UPDATE "agents" SET "status" = 'unconfirmed'
WHERE "status" = 'pending' AND "person_id" IN (SELECT "id" FROM "people" WHERE NOT "email_verified");--> statement-breakpoint
-- Sessions stay open: their tokens are kept as SHA-256 from now on. Links of emails that are under way end.
UPDATE "sessions" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');--> statement-breakpoint
DELETE FROM "verifications";
