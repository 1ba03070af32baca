ALTER TABLE "documents" ADD COLUMN "kept_since" date;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "kept_from" text;--> statement-breakpoint
UPDATE "documents" SET "kept_from" = 'approval', "kept_since" = (
  SELECT max(v."reviewed_at")::date FROM "document_versions" v WHERE v."document_id" = "documents"."id" AND v."status" = 'approved'
) WHERE "kept_by" IS NOT NULL;
