ALTER TABLE "agent_goals" ADD COLUMN "commission_percent" numeric(5, 3);--> statement-breakpoint
CREATE INDEX "contact_activities_status" ON "contact_activities" ("contact_id") WHERE kind = 'status';
