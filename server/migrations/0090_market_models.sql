CREATE TABLE "market_models" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"market" text NOT NULL,
	"as_of" date NOT NULL,
	"sales" integer NOT NULL,
	"score" jsonb,
	"model" bytea,
	"fitted_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX "market_models_market" ON "market_models" ("market", "id");
