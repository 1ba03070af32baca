CREATE TABLE "market_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"inputs" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"detail" text
);--> statement-breakpoint
CREATE INDEX "market_runs_started" ON "market_runs" ("started_at");
