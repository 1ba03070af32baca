CREATE TABLE "market_series" (
	"place" text NOT NULL,
	"source" text NOT NULL,
	"month" text NOT NULL,
	"value" double precision NOT NULL,
	PRIMARY KEY ("place", "source", "month"),
	CONSTRAINT "market_series_value_positive" CHECK ("value" > 0)
);--> statement-breakpoint
CREATE TABLE "market_forecasts" (
	"place" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"forecast" jsonb NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
