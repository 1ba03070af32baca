ALTER TABLE "loan_applications" ADD COLUMN "retained_until" date;
