ALTER TABLE "lender_rates" ADD COLUMN "from_sheet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "lender_rates" SET "from_sheet" = true WHERE EXISTS (
	SELECT FROM "loan_rate_sheets" AS sheet WHERE sheet."reseller_id" = "lender_rates"."reseller_id"
		AND sheet."agent_id" IS NOT DISTINCT FROM "lender_rates"."agent_id"
);
