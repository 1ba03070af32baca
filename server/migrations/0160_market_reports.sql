CREATE VIEW "held_contacts" AS
	SELECT "id", "owner_agent_id" AS "agent_id", "buyer_id", "time_zone"
	FROM "contacts" WHERE "deleted_at" IS NULL AND "owner_agent_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE "market_areas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"person_id" integer REFERENCES "people"("id") ON DELETE CASCADE,
	"contact_id" integer REFERENCES "contacts"("id") ON DELETE CASCADE,
	"place" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "market_areas_of_one" CHECK (("person_id" IS NULL) <> ("contact_id" IS NULL)),
	CONSTRAINT "market_areas_once" UNIQUE NULLS NOT DISTINCT ("person_id", "contact_id", "place")
);--> statement-breakpoint
CREATE INDEX "market_areas_contact" ON "market_areas" ("contact_id");--> statement-breakpoint
CREATE TABLE "market_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"person_id" integer REFERENCES "people"("id") ON DELETE CASCADE,
	"contact_id" integer REFERENCES "contacts"("id") ON DELETE CASCADE,
	"place" text NOT NULL,
	"month" text NOT NULL,
	"outcome" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "market_reports_once_a_person" UNIQUE ("person_id", "place", "month"),
	CONSTRAINT "market_reports_once_a_contact" UNIQUE ("contact_id", "place", "month")
);
