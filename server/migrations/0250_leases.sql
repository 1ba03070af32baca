CREATE TABLE "leases" (
	"originating_system_name" text NOT NULL,
	"listing_key" text NOT NULL,
	"city" text NOT NULL,
	"state_or_province" text NOT NULL,
	"country" text NOT NULL,
	"neighbourhood" text,
	"bedrooms" smallint,
	"rent_cents" bigint NOT NULL,
	"is_closed" boolean NOT NULL,
	"known_on" date NOT NULL,
	CONSTRAINT "leases_key" PRIMARY KEY ("originating_system_name","listing_key")
);--> statement-breakpoint
CREATE INDEX "leases_place" ON "leases" ("state_or_province","city");
