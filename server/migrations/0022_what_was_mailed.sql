ALTER TABLE "letters" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "notifications_mailed" ON "notifications" USING btree ("person_id","mailed_at");