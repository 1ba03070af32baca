DROP INDEX "feed_records_agent";--> statement-breakpoint
DROP INDEX "feed_records_office";