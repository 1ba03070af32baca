CREATE TABLE "busy_calendars" (
	"agent_id" integer PRIMARY KEY NOT NULL REFERENCES "agents"("id") ON DELETE CASCADE,
	"address" text NOT NULL,
	"read_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"failures" jsonb DEFAULT '[]'::jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "busy_times" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"agent_id" integer NOT NULL REFERENCES "agents"("id") ON DELETE CASCADE,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE INDEX "busy_times_agent" ON "busy_times" ("agent_id", "starts_at");
