ALTER TABLE "loan_applications" ADD COLUMN "start_key" text;--> statement-breakpoint
ALTER TABLE "loan_applications" ADD CONSTRAINT "loan_applications_start_key" UNIQUE("buyer_id","start_key");
