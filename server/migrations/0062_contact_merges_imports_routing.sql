CREATE TABLE "contact_merges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"kept_id" integer NOT NULL REFERENCES "contacts"("id") ON DELETE CASCADE,
	"absorbed_id" integer NOT NULL REFERENCES "contacts"("id") ON DELETE CASCADE,
	"moved" jsonb NOT NULL,
	"filled" jsonb NOT NULL,
	"merged_by_id" integer REFERENCES "people"("id") ON DELETE SET NULL,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);--> statement-breakpoint
CREATE INDEX "contact_merges_kept" ON "contact_merges" ("kept_id");--> statement-breakpoint
CREATE INDEX "contact_merges_absorbed" ON "contact_merges" ("absorbed_id");--> statement-breakpoint
CREATE TABLE "contact_smart_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"agent_id" integer NOT NULL REFERENCES "agents"("id") ON DELETE CASCADE,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX "contact_smart_lists_agent" ON "contact_smart_lists" ("agent_id");--> statement-breakpoint
CREATE TABLE "contact_bulk_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"agent_id" integer NOT NULL REFERENCES "agents"("id") ON DELETE CASCADE,
	"action" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);--> statement-breakpoint
CREATE INDEX "contact_bulk_actions_agent" ON "contact_bulk_actions" ("agent_id");--> statement-breakpoint
CREATE TABLE "contact_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"agent_id" integer NOT NULL REFERENCES "agents"("id") ON DELETE CASCADE,
	"file_name" text NOT NULL,
	"created_ids" integer[] NOT NULL,
	"completed" integer NOT NULL,
	"refused" integer NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);--> statement-breakpoint
CREATE INDEX "contact_imports_agent" ON "contact_imports" ("agent_id");--> statement-breakpoint
CREATE TABLE "lead_routing_rules" (
	"company_id" integer PRIMARY KEY NOT NULL REFERENCES "resellers"("id") ON DELETE CASCADE,
	"mode" text NOT NULL,
	"reply_minutes" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "lead_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"contact_id" integer NOT NULL REFERENCES "contacts"("id") ON DELETE CASCADE,
	"agent_id" integer NOT NULL REFERENCES "agents"("id") ON DELETE CASCADE,
	"state" text DEFAULT 'open' NOT NULL,
	"offered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);--> statement-breakpoint
-- A lead is with one agent at a time, however many processes route it.
CREATE UNIQUE INDEX "lead_offers_open" ON "lead_offers" ("contact_id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "lead_offers_once" ON "lead_offers" ("contact_id","agent_id");--> statement-breakpoint
CREATE INDEX "lead_offers_due" ON "lead_offers" ("due_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "lead_offers_agent" ON "lead_offers" ("agent_id","offered_at");
