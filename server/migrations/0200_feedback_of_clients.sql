ALTER TABLE "showing_feedback" ADD COLUMN "given_by" text DEFAULT 'professional' NOT NULL;
