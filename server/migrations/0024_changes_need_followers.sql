-- Where nobody follows, such as before the first start, nothing is noted.
CREATE OR REPLACE FUNCTION note_new_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM listing_change_followers) THEN
    RETURN NULL;
  END IF;
  INSERT INTO listing_changes (listing_id, kinds, price_cents, status, open_house_starts_at)
  SELECT id, '{new}', list_price_cents, public_status(standard_status, internet_entire_listing_display_yn), open_house_starts_at
  FROM added WHERE public_status(standard_status, internet_entire_listing_display_yn) IN ('active', 'pending')
  ORDER BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_changed_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM listing_change_followers) THEN
    RETURN NULL;
  END IF;
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
CREATE OR REPLACE FUNCTION note_deleted_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM listing_change_followers) THEN
    RETURN NULL;
  END IF;
  INSERT INTO listing_changes (listing_id, kinds, price_cents, status_before)
  SELECT id, '{off_market}', list_price_cents, public_status(standard_status, internet_entire_listing_display_yn)
  FROM former WHERE public_status(standard_status, internet_entire_listing_display_yn) IS NOT NULL
  ORDER BY id;
  RETURN NULL;
END $$;
