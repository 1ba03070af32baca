-- What the public may see of a listing: the one place where the sellers' display flags are honoured.
-- A listing that may not be displayed is not there; a hidden address takes street, unit and position with it.
CREATE VIEW public_listings AS
SELECT
  id, originating_system_name, listing_id,
  CASE WHEN internet_address_display_yn THEN unparsed_address END AS address,
  city, neighbourhood, county_or_parish, state_or_province, postal_code, country, time_zone,
  CASE WHEN internet_address_display_yn THEN round(latitude * 1000000)::integer END AS lat_e6,
  CASE WHEN internet_address_display_yn THEN round(longitude * 1000000)::integer END AS lon_e6,
  currency, list_price_cents, original_list_price_cents, previous_list_price_cents, close_price_cents,
  tax_annual_amount_cents, tax_year, association_fee_cents, association_fee_frequency,
  association_fee_monthly_cents, net_operating_income_cents,
  CASE
    WHEN standard_status IN ('Active', 'ComingSoon') THEN 'active'
    WHEN standard_status IN ('ActiveUnderContract', 'Pending') THEN 'pending'
    ELSE 'sold'
  END AS status,
  home_type, close_date, listed_on,
  CASE WHEN standard_status NOT IN ('Active', 'ComingSoon') THEN coalesce(off_market_date, close_date, status_change_timestamp::date, listed_on) END AS off_market_on,
  price_change_timestamp, modification_timestamp, open_house_starts_at, open_house_ends_at,
  bedrooms_total, bathrooms_full, bathrooms_half,
  CASE WHEN bathrooms_full IS NOT NULL OR bathrooms_half IS NOT NULL
    THEN coalesce(bathrooms_full, 0) + 0.5 * coalesce(bathrooms_half, 0) END AS baths,
  living_area_sqft, lot_size_acres, year_built, stories_total, garage_spaces,
  cooling, heating,
  -- Two features pass with time or follow from prices: they are told from the facts, never stored.
  array_remove(array_remove(features, 'open_house'), 'price_reduced')
    || CASE WHEN open_house_ends_at > now() THEN '{open_house}'::text[] ELSE '{}' END
    || CASE WHEN list_price_cents < coalesce(previous_list_price_cents, original_list_price_cents) THEN '{price_reduced}'::text[] ELSE '{}' END
    AS features,
  walk_score, walk_score_source, school_rating, school_rating_source,
  elementary_school, middle_or_junior_school, high_school,
  public_remarks, media, list_agent_full_name, list_agent_id, list_office_name, list_office_phone,
  changed_xid
FROM listings
WHERE internet_entire_listing_display_yn
  AND standard_status IN ('Active', 'ComingSoon', 'ActiveUnderContract', 'Pending', 'Closed');
--> statement-breakpoint
-- Every write stamps its transaction, so that followers of changes see each commit once; a delete leaves a tombstone.
CREATE FUNCTION listings_stamp() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_xid := pg_current_xact_id();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_stamp BEFORE INSERT OR UPDATE ON listings FOR EACH ROW EXECUTE FUNCTION listings_stamp();
--> statement-breakpoint
CREATE FUNCTION listings_bury() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_tombstones (listing_id, changed_xid) VALUES (OLD.id, pg_current_xact_id())
  ON CONFLICT (listing_id) DO UPDATE SET changed_xid = excluded.changed_xid;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_bury AFTER DELETE ON listings FOR EACH ROW EXECUTE FUNCTION listings_bury();
