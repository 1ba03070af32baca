CREATE TABLE "calendar_feeds" (
	"agent_id" integer PRIMARY KEY REFERENCES "agents"("id") ON DELETE CASCADE,
	"token_hash" text NOT NULL UNIQUE,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
