CREATE TABLE "listing_change_followers" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_change_queue" (
	"follower" text NOT NULL,
	"change_id" bigint NOT NULL,
	CONSTRAINT "listing_change_queue_follower_change_id_pk" PRIMARY KEY("follower","change_id")
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"kinds" text[] NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"price_cents" bigint,
	"price_before_cents" bigint,
	"status" text,
	"status_before" text,
	"open_house_starts_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "listing_changes_happened_at" ON "listing_changes" USING btree ("happened_at");--> statement-breakpoint
-- What of a listing's status the public view shows; null where the view leaves the listing out.
CREATE FUNCTION public_status(standard_status text, shown boolean) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN NOT shown THEN NULL
    WHEN standard_status IN ('Active', 'ComingSoon') THEN 'active'
    WHEN standard_status IN ('ActiveUnderContract', 'Pending') THEN 'pending'
    WHEN standard_status = 'Closed' THEN 'sold'
  END
$$;
--> statement-breakpoint
-- Each follower gets every change into a queue of its own, in the transaction that made it.
CREATE FUNCTION queue_listing_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_change_queue (follower, change_id)
  SELECT name, id FROM added CROSS JOIN listing_change_followers;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_changes_queue AFTER INSERT ON listing_changes
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION queue_listing_changes();
--> statement-breakpoint
-- A home that comes in as sold is no news: it was not for sale here.
CREATE FUNCTION note_new_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (listing_id, kinds, price_cents, status, open_house_starts_at)
  SELECT id, '{new}', list_price_cents, public_status(standard_status, internet_entire_listing_display_yn), open_house_starts_at
  FROM added WHERE public_status(standard_status, internet_entire_listing_display_yn) IN ('active', 'pending')
  ORDER BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_note_new AFTER INSERT ON listings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_new_listings();
--> statement-breakpoint
CREATE FUNCTION note_changed_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes
    (listing_id, kinds, price_cents, price_before_cents, status, status_before, open_house_starts_at)
  SELECT id, kinds, price, price_before, status, status_before, opens
  FROM (
    SELECT n.id, n.list_price_cents AS price, o.list_price_cents AS price_before, n.open_house_starts_at AS opens,
      s.now AS status, s.before AS status_before,
      array_remove(ARRAY[
        CASE
          WHEN s.now IS NULL AND s.before IS NOT NULL THEN 'off_market'
          WHEN s.now IS NULL OR s.now IS NOT DISTINCT FROM s.before THEN NULL
          -- What the public never saw is new to it, whatever it was before.
          WHEN s.before IS NULL AND s.now <> 'sold'
            AND (NOT o.internet_entire_listing_display_yn OR o.standard_status = 'Incomplete') THEN 'new'
          WHEN s.now = 'active' THEN 'back_on_market'
          WHEN s.before IS NULL AND NOT o.internet_entire_listing_display_yn THEN NULL
          ELSE 'status'
        END,
        CASE
          WHEN s.now IS NULL OR s.before IS NULL OR s.now = 'sold' THEN NULL
          WHEN n.list_price_cents < o.list_price_cents THEN 'price_drop'
          WHEN n.list_price_cents > o.list_price_cents THEN 'price_rise'
        END,
        CASE
          WHEN s.now IN ('active', 'pending') AND s.before IS NOT NULL AND n.open_house_ends_at > now()
            AND n.open_house_starts_at IS DISTINCT FROM o.open_house_starts_at THEN 'open_house'
        END
      ], NULL) AS kinds
    FROM changed n JOIN former o ON o.id = n.id
    CROSS JOIN LATERAL (SELECT
      public_status(n.standard_status, n.internet_entire_listing_display_yn) AS now,
      public_status(o.standard_status, o.internet_entire_listing_display_yn) AS before) s
    WHERE (n.standard_status, n.internet_entire_listing_display_yn, n.list_price_cents, n.open_house_starts_at)
      IS DISTINCT FROM (o.standard_status, o.internet_entire_listing_display_yn, o.list_price_cents, o.open_house_starts_at)
  ) compared
  WHERE kinds <> '{}'
  ORDER BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_note_changed AFTER UPDATE ON listings
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();
--> statement-breakpoint
CREATE FUNCTION note_deleted_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (listing_id, kinds, price_cents, status_before)
  SELECT id, '{off_market}', list_price_cents, public_status(standard_status, internet_entire_listing_display_yn)
  FROM former WHERE public_status(standard_status, internet_entire_listing_display_yn) IS NOT NULL
  ORDER BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_note_deleted AFTER DELETE ON listings
  REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_deleted_listings();
