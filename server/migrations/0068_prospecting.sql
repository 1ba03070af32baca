CREATE TABLE "home_sends" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"agent_id" integer NOT NULL REFERENCES "agents"("id") ON DELETE CASCADE,
	"contact_id" integer NOT NULL REFERENCES "contacts"("id") ON DELETE CASCADE,
	"note" text DEFAULT '' NOT NULL,
	"listing_ids" integer[] DEFAULT '{}' NOT NULL,
	"search" jsonb,
	"question" jsonb,
	"token_hash" text NOT NULL UNIQUE,
	"emailed_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX "home_sends_contact" ON "home_sends" ("contact_id", "id");--> statement-breakpoint
CREATE TABLE "home_send_reactions" (
	"send_id" integer NOT NULL REFERENCES "home_sends"("id") ON DELETE CASCADE,
	"listing_id" integer NOT NULL REFERENCES "listings"("id") ON DELETE CASCADE,
	"opened_at" timestamp with time zone,
	"reaction" text,
	"reacted_at" timestamp with time zone,
	PRIMARY KEY ("send_id", "listing_id")
);
