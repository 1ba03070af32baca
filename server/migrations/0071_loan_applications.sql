CREATE TABLE "loan_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"buyer_id" integer NOT NULL REFERENCES "people"("id") ON DELETE CASCADE,
	"agent_id" integer NOT NULL REFERENCES "agents"("id") ON DELETE CASCADE,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"state_or_province" text NOT NULL,
	"listing_id" integer,
	"status" text DEFAULT 'pending' NOT NULL,
	"status_reason" text,
	"data" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"loan_cents" bigint,
	"six_facts_on" date,
	"complete_on" date,
	"intent_on" date,
	"decided_on" date,
	"closing_on" date,
	"accepted_on" date,
	"conditions_on" date,
	"conditions_cleared_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone
);--> statement-breakpoint
CREATE INDEX "loan_applications_agent" ON "loan_applications" ("agent_id","status");--> statement-breakpoint
CREATE INDEX "loan_applications_buyer" ON "loan_applications" ("buyer_id");--> statement-breakpoint
CREATE TABLE "loan_demographics" (
	"application_id" integer PRIMARY KEY REFERENCES "loan_applications"("id") ON DELETE CASCADE,
	"data" text NOT NULL,
	"stated_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "loan_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"application_id" integer NOT NULL REFERENCES "loan_applications"("id") ON DELETE CASCADE,
	"by_id" integer REFERENCES "people"("id") ON DELETE SET NULL,
	"kind" text NOT NULL,
	"detail" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX "loan_events_application" ON "loan_events" ("application_id","at");--> statement-breakpoint
CREATE TABLE "loan_conditions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"application_id" integer NOT NULL REFERENCES "loan_applications"("id") ON DELETE CASCADE,
	"title" text NOT NULL,
	"needed_from" text NOT NULL,
	"category" text,
	"document_id" integer REFERENCES "documents"("id") ON DELETE SET NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text,
	"due_on" date,
	"reviewed_by_id" integer REFERENCES "people"("id") ON DELETE SET NULL,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX "loan_conditions_application" ON "loan_conditions" ("application_id");--> statement-breakpoint
CREATE TABLE "loan_disclosures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"application_id" integer NOT NULL REFERENCES "loan_applications"("id") ON DELETE CASCADE,
	"kind" text NOT NULL,
	"changed_on" date,
	"sent_on" date,
	"method" text NOT NULL,
	"received_on" date,
	"apr_percent" numeric(6, 3),
	"irregular" boolean DEFAULT false NOT NULL,
	"product" text DEFAULT 'fixed' NOT NULL,
	"prepayment_penalty" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX "loan_disclosures_application" ON "loan_disclosures" ("application_id");--> statement-breakpoint
CREATE TABLE "loan_rate_locks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"application_id" integer NOT NULL REFERENCES "loan_applications"("id") ON DELETE CASCADE,
	"locked_on" date NOT NULL,
	"days" integer NOT NULL,
	"rate_percent" numeric(6, 3) NOT NULL,
	"extensions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX "loan_rate_locks_application" ON "loan_rate_locks" ("application_id");--> statement-breakpoint
CREATE TABLE "loan_letter_limits" (
	"application_id" integer PRIMARY KEY REFERENCES "loan_applications"("id") ON DELETE CASCADE,
	"kind" text NOT NULL,
	"program" text NOT NULL,
	"price_max_cents" bigint NOT NULL,
	"loan_max_cents" bigint NOT NULL,
	"payment_max_cents" bigint NOT NULL,
	"down_min_cents" bigint NOT NULL,
	"cash_max_cents" bigint NOT NULL,
	"rate_percent" numeric(6, 3) NOT NULL,
	"years" integer NOT NULL,
	"expires_on" date NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "loan_letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"code" text NOT NULL,
	"application_id" integer NOT NULL REFERENCES "loan_applications"("id") ON DELETE CASCADE,
	"kind" text NOT NULL,
	"program" text NOT NULL,
	"buyer_name" text NOT NULL,
	"home" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"loan_cents" bigint NOT NULL,
	"expires_on" date NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);--> statement-breakpoint
CREATE UNIQUE INDEX "loan_letters_code" ON "loan_letters" ("code");--> statement-breakpoint
CREATE INDEX "loan_letters_application" ON "loan_letters" ("application_id");
