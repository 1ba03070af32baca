CREATE TABLE "showing_rules" (
	"listing_id" integer PRIMARY KEY REFERENCES "listings"("id") ON DELETE CASCADE,
	"agent_id" integer NOT NULL REFERENCES "agents"("id") ON DELETE CASCADE,
	"confirmation" text NOT NULL,
	"lead_minutes" integer NOT NULL,
	"windows" jsonb NOT NULL,
	"instructions" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "calendar_settings" (
	"agent_id" integer PRIMARY KEY REFERENCES "agents"("id") ON DELETE CASCADE,
	"buffer_minutes" smallint NOT NULL,
	"lead_minutes" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "buyer_agreements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"buyer_id" integer NOT NULL REFERENCES "people"("id") ON DELETE CASCADE,
	"agent_id" integer NOT NULL REFERENCES "agents"("id") ON DELETE CASCADE,
	"document_id" integer REFERENCES "documents"("id") ON DELETE SET NULL,
	"signed_on" date NOT NULL,
	"expires_on" date NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CHECK ("expires_on" >= "signed_on")
);--> statement-breakpoint
CREATE INDEX "buyer_agreements_pair" ON "buyer_agreements" ("agent_id", "buyer_id");--> statement-breakpoint
CREATE TABLE "showing_feedback" (
	"appointment_id" integer PRIMARY KEY REFERENCES "appointments"("id") ON DELETE CASCADE,
	"interest" smallint NOT NULL,
	"price_opinion" text,
	"comment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "agreement_exception" text, ADD COLUMN "exception_reason" text;
