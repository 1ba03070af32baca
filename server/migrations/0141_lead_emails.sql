CREATE TABLE "lead_address_versions" (
	"agent_id" integer PRIMARY KEY REFERENCES "agents"("id") ON DELETE CASCADE,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "lead_emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"agent_id" integer NOT NULL REFERENCES "agents"("id") ON DELETE CASCADE,
	"key" text NOT NULL,
	"sender" text NOT NULL,
	"subject" text NOT NULL,
	"portal" text,
	"state" text NOT NULL,
	"contact_id" integer REFERENCES "contacts"("id") ON DELETE SET NULL,
	"text" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_emails_once" UNIQUE ("agent_id", "key")
);--> statement-breakpoint
CREATE INDEX "lead_emails_agent" ON "lead_emails" ("agent_id","received_at");
