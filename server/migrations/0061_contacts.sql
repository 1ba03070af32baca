CREATE TABLE "contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"company_id" integer NOT NULL REFERENCES "resellers"("id") ON DELETE CASCADE,
	"owner_agent_id" integer REFERENCES "agents"("id") ON DELETE CASCADE,
	"is_lent" boolean DEFAULT false NOT NULL,
	"buyer_id" integer REFERENCES "people"("id") ON DELETE SET NULL,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"contact_type" text DEFAULT 'buyer' NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"lost_reason" text,
	"urgency" text DEFAULT 'medium' NOT NULL,
	"lead_source" text DEFAULT 'other' NOT NULL,
	"budget_max_cents" bigint,
	"currency" text NOT NULL,
	"city" text,
	"state_or_province" text,
	"language" text,
	"time_zone" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_contacted_at" timestamp with time zone,
	"snoozed_until" timestamp with time zone,
	"deleted_at" timestamp with time zone
);--> statement-breakpoint
CREATE INDEX "contacts_owner" ON "contacts" ("owner_agent_id","status");--> statement-breakpoint
CREATE INDEX "contacts_company" ON "contacts" ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_buyer" ON "contacts" ("owner_agent_id","buyer_id") WHERE buyer_id is not null;--> statement-breakpoint
CREATE TABLE "contact_emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"contact_id" integer NOT NULL REFERENCES "contacts"("id") ON DELETE CASCADE,
	"email" text NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX "contact_emails_once" ON "contact_emails" ("contact_id","email");--> statement-breakpoint
CREATE INDEX "contact_emails_email" ON "contact_emails" ("email");--> statement-breakpoint
CREATE TABLE "contact_phones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"contact_id" integer NOT NULL REFERENCES "contacts"("id") ON DELETE CASCADE,
	"phone" text NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX "contact_phones_once" ON "contact_phones" ("contact_id","phone");--> statement-breakpoint
CREATE INDEX "contact_phones_phone" ON "contact_phones" ("phone");--> statement-breakpoint
CREATE TABLE "contact_activities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"contact_id" integer NOT NULL REFERENCES "contacts"("id") ON DELETE CASCADE,
	"kind" text NOT NULL,
	"by_id" integer REFERENCES "people"("id") ON DELETE SET NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"text" text,
	"data" jsonb DEFAULT '{}' NOT NULL
);--> statement-breakpoint
CREATE INDEX "contact_activities_contact" ON "contact_activities" ("contact_id","at");--> statement-breakpoint
CREATE TABLE "contact_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"contact_id" integer NOT NULL REFERENCES "contacts"("id") ON DELETE CASCADE,
	"channel" text NOT NULL,
	"basis" text NOT NULL,
	"proof" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"recorded_by_id" integer REFERENCES "people"("id") ON DELETE SET NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX "contact_consents_contact" ON "contact_consents" ("contact_id","channel");--> statement-breakpoint
CREATE TABLE "agent_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"agent_id" integer NOT NULL REFERENCES "agents"("id") ON DELETE CASCADE,
	"contact_id" integer REFERENCES "contacts"("id") ON DELETE CASCADE,
	"title" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"repeats" text,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX "agent_tasks_open" ON "agent_tasks" ("agent_id","due_at") WHERE done_at is null;--> statement-breakpoint
CREATE TABLE "agent_goals" (
	"agent_id" integer PRIMARY KEY NOT NULL REFERENCES "agents"("id") ON DELETE CASCADE,
	"new_clients" integer NOT NULL,
	"properties_shown" integer NOT NULL,
	"closings" integer NOT NULL
);
