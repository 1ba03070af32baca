ALTER TABLE "busy_calendars" ADD COLUMN "username" text;--> statement-breakpoint
ALTER TABLE "busy_calendars" ADD COLUMN "password" text;
