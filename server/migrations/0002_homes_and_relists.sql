ALTER TABLE "listing_events" ADD COLUMN "happened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "parcel_number" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "home_keys" text[];--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "relist_of" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "times_listed" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "market_since" date;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "listing_since" date;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "modification_stated" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_home_keys" ON "listings" USING gin ("home_keys");