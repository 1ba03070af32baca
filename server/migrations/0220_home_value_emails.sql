CREATE TABLE "home_value_emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"person_id" integer REFERENCES "people"("id") ON DELETE CASCADE,
	"email" text,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"postal_code" text NOT NULL,
	"facts" jsonb NOT NULL,
	"time_zone" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "home_value_emails_of_one" CHECK (("person_id" IS NULL) <> ("email" IS NULL)),
	CONSTRAINT "home_value_emails_once" UNIQUE NULLS NOT DISTINCT ("person_id", "email", "street", "postal_code")
);--> statement-breakpoint
CREATE TABLE "home_value_reports" (
	"home_id" integer NOT NULL REFERENCES "home_value_emails"("id") ON DELETE CASCADE,
	"month" text NOT NULL,
	"outcome" text NOT NULL,
	"estimate" double precision,
	"currency" text,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_value_reports_once" PRIMARY KEY ("home_id", "month")
);
