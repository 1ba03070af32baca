ALTER TABLE "feed_records" DROP CONSTRAINT "feed_records_feed_feeds_name_fk";
