CREATE TABLE "contact_fields" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"company_id" integer NOT NULL REFERENCES "resellers"("id") ON DELETE CASCADE,
	"agent_id" integer REFERENCES "agents"("id") ON DELETE CASCADE,
	"label" text NOT NULL,
	"kind" text NOT NULL,
	"choices" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX "contact_fields_label" ON "contact_fields" ("company_id", coalesce("agent_id", 0), lower("label"));--> statement-breakpoint
CREATE TABLE "contact_field_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"contact_id" integer NOT NULL REFERENCES "contacts"("id") ON DELETE CASCADE,
	"field_id" integer NOT NULL REFERENCES "contact_fields"("id") ON DELETE CASCADE,
	"value" text NOT NULL,
	CONSTRAINT "contact_field_values_once" UNIQUE ("contact_id", "field_id")
);--> statement-breakpoint
CREATE INDEX "contact_field_values_field" ON "contact_field_values" ("field_id");
