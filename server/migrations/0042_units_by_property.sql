ALTER TABLE "people" ALTER COLUMN "units" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "units" DROP NOT NULL;--> statement-breakpoint
UPDATE "people" SET "units" = NULL WHERE "units" = 'imperial';
