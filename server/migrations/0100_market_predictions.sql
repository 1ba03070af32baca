CREATE TABLE "market_predictions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"source" text NOT NULL,
	"market" text NOT NULL,
	"place" text NOT NULL,
	"listing_id" integer,
	"made_on" date NOT NULL,
	"due_on" date,
	"version" text NOT NULL,
	"low" double precision NOT NULL,
	"middle" double precision NOT NULL,
	"high" double precision NOT NULL,
	"baseline" double precision NOT NULL,
	CONSTRAINT "market_predictions_once_a_day" UNIQUE NULLS NOT DISTINCT ("listing_id", "place", "source", "version", "made_on")
);--> statement-breakpoint
CREATE TABLE "market_outcomes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"source" text NOT NULL,
	"place" text NOT NULL,
	"listing_id" integer,
	"known_on" date NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "market_outcomes_once" UNIQUE NULLS NOT DISTINCT ("listing_id", "place", "source", "known_on")
);--> statement-breakpoint
-- Models stored before have no baseline. The refit job runs at the start and fits them again.
DELETE FROM "market_models";
