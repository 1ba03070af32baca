CREATE TABLE "open_houses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"listing_id" integer NOT NULL REFERENCES "listings"("id") ON DELETE CASCADE,
	"agent_id" integer NOT NULL REFERENCES "agents"("id") ON DELETE CASCADE,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CHECK ("ends_at" > "starts_at"),
	CONSTRAINT "open_houses_one_per_home" EXCLUDE USING gist
		(int4range("listing_id", "listing_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("cancelled_at" IS NULL)
);--> statement-breakpoint
CREATE INDEX "open_houses_agent" ON "open_houses" ("agent_id", "starts_at");--> statement-breakpoint
CREATE TABLE "open_house_visitors" (
	"id" uuid PRIMARY KEY,
	"open_house_id" integer NOT NULL REFERENCES "open_houses"("id") ON DELETE CASCADE,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"has_agent" boolean NOT NULL,
	"may_contact" boolean NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE INDEX "open_house_visitors_house" ON "open_house_visitors" ("open_house_id");
