CREATE TABLE "own_listings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"agent_id" integer NOT NULL REFERENCES "agents"("id") ON DELETE CASCADE,
	"listing_id" integer UNIQUE REFERENCES "listings"("id") ON DELETE SET NULL,
	"fields" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_revision" integer,
	"published" jsonb,
	"off_market_on" date,
	"status" text DEFAULT 'Incomplete' NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX "own_listings_agent" ON "own_listings" ("agent_id", "changed_at");--> statement-breakpoint
CREATE TABLE "own_listing_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"own_listing_id" integer NOT NULL REFERENCES "own_listings"("id") ON DELETE CASCADE,
	"position" smallint NOT NULL,
	"size_bytes" integer NOT NULL,
	"received_bytes" integer DEFAULT 0 NOT NULL,
	"part_keys" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"width" integer,
	"height" integer,
	"widths" integer[] DEFAULT '{}' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"is_virtually_staged" boolean DEFAULT false NOT NULL,
	"crop" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX "own_listing_photos_listing" ON "own_listing_photos" ("own_listing_id", "position");--> statement-breakpoint
CREATE TABLE "own_listing_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"own_listing_id" integer NOT NULL REFERENCES "own_listings"("id") ON DELETE CASCADE,
	"by_id" integer REFERENCES "people"("id") ON DELETE SET NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL
);--> statement-breakpoint
CREATE INDEX "own_listing_changes_listing" ON "own_listing_changes" ("own_listing_id", "at");--> statement-breakpoint
CREATE TABLE "listing_views" (
	"listing_id" integer NOT NULL REFERENCES "listings"("id") ON DELETE CASCADE,
	"viewer" text NOT NULL,
	"first_on" date NOT NULL,
	PRIMARY KEY ("listing_id", "viewer")
);
