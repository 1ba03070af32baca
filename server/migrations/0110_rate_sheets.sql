CREATE TABLE "loan_rate_sheets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"reseller_id" integer NOT NULL REFERENCES "resellers"("id") ON DELETE CASCADE,
	"agent_id" integer REFERENCES "agents"("id") ON DELETE CASCADE,
	"stated_on" date NOT NULL,
	"sheet" jsonb NOT NULL,
	CONSTRAINT "loan_rate_sheets_day" UNIQUE NULLS NOT DISTINCT ("reseller_id", "agent_id", "stated_on")
);--> statement-breakpoint
ALTER TABLE "lender_rates" ADD COLUMN "agent_id" integer REFERENCES "agents"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "lender_rates" DROP CONSTRAINT "lender_rates_reseller_id_product_term_years_pk";--> statement-breakpoint
ALTER TABLE "lender_rates" ADD CONSTRAINT "lender_rates_loan" UNIQUE NULLS NOT DISTINCT ("reseller_id", "agent_id", "product", "term_years");--> statement-breakpoint
CREATE TABLE "loan_status_shares" (
	"application_id" integer NOT NULL REFERENCES "loan_applications"("id") ON DELETE CASCADE,
	"agent_id" integer NOT NULL REFERENCES "agents"("id") ON DELETE CASCADE,
	"shared_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "loan_status_shares_application_id_agent_id_pk" PRIMARY KEY ("application_id", "agent_id")
);
