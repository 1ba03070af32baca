CREATE TABLE "listing_home_keys" (
	"key" bigint NOT NULL,
	"listing_id" integer NOT NULL,
	CONSTRAINT "listing_home_keys_key_listing_id_pk" PRIMARY KEY("key","listing_id")
);
--> statement-breakpoint
DROP INDEX "listings_home_keys";--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "home_keys" SET DATA TYPE bigint[] USING NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listings_bury() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_tombstones (listing_id, changed_xid) VALUES (OLD.id, pg_current_xact_id())
  ON CONFLICT (listing_id) DO UPDATE SET changed_xid = excluded.changed_xid;
  DELETE FROM listing_home_keys WHERE key = ANY (OLD.home_keys) AND listing_id = OLD.id;
  RETURN OLD;
END $$;
