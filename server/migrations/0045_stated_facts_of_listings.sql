-- A listing keeps what its source states and nothing more: the listing date may be unknown, baths and stories may be fractions.
-- The view tells a hidden address from one that the source didn't give.
DROP VIEW public_listings;
--> statement-breakpoint
ALTER TABLE listings ALTER COLUMN listed_on DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE listings ALTER COLUMN stories_total TYPE numeric(5, 2);
--> statement-breakpoint
ALTER TABLE listings ADD COLUMN bathrooms numeric(5, 2);
--> statement-breakpoint
-- Earlier imports wrote the day of the record where the source had no listing date.
UPDATE listings SET listed_on = NULL
WHERE on_market_date IS NULL AND listing_contract_date IS NULL
  AND listed_on = (modification_timestamp AT TIME ZONE 'UTC')::date;
--> statement-breakpoint
DELETE FROM listing_events USING listings
WHERE listings.id = listing_events.listing_id AND listings.listed_on IS NULL
  AND listing_events.event IN ('listed', 'coming_soon') AND listing_events.happened_at IS NULL
  AND listing_events.happened_on = (listings.modification_timestamp AT TIME ZONE 'UTC')::date;
--> statement-breakpoint
CREATE VIEW public_listings AS
SELECT
  id, originating_system_name, listing_id,
  CASE WHEN internet_address_display_yn THEN unparsed_address END AS address,
  NOT internet_address_display_yn AS address_hidden,
  city,
  -- Some sources repeat the city as the neighborhood.
  CASE WHEN lower(trim(neighbourhood)) <> lower(trim(city)) THEN neighbourhood END AS neighbourhood,
  county_or_parish, state_or_province, postal_code, country, time_zone,
  CASE WHEN internet_address_display_yn THEN round(latitude * 1000000)::integer END AS lat_e6,
  CASE WHEN internet_address_display_yn THEN round(longitude * 1000000)::integer END AS lon_e6,
  currency, list_price_cents, original_list_price_cents, previous_list_price_cents, close_price_cents,
  tax_annual_amount_cents, tax_year, association_fee_cents, association_fee_frequency,
  association_fee_monthly_cents, net_operating_income_cents,
  status, home_type, close_date, listed_on, off_market_on,
  price_change_timestamp, modification_timestamp, open_house_starts_at, open_house_ends_at,
  bedrooms_total, bathrooms_full, bathrooms_half,
  CASE
    WHEN bathrooms IS NOT NULL THEN bathrooms
    WHEN bathrooms_full IS NOT NULL OR bathrooms_half IS NOT NULL
      THEN coalesce(bathrooms_full, 0) + 0.5 * coalesce(bathrooms_half, 0)
  END AS baths,
  living_area_sqft, lot_size_acres, year_built, stories_total, garage_spaces,
  cooling, heating,
  -- Two features pass with time or follow from prices: the view derives them, the table doesn't store them.
  array_remove(array_remove(features, 'open_house'), 'price_reduced')
    || CASE WHEN open_house_ends_at > now() THEN '{open_house}'::text[] ELSE '{}' END
    || CASE WHEN list_price_cents < coalesce(previous_list_price_cents, original_list_price_cents) THEN '{price_reduced}'::text[] ELSE '{}' END
    AS features,
  walk_score, walk_score_source, school_rating, school_rating_source,
  elementary_school, middle_or_junior_school, high_school,
  public_remarks, media, list_agent_full_name, list_agent_id, list_office_name, list_office_phone,
  changed_xid,
  -- Days on market need both ends: without the day on which a home left the market they are unknown.
  CASE WHEN status = 'active' OR off_market_on IS NOT NULL THEN coalesce(market_since, listed_on) END AS market_since,
  CASE WHEN status = 'active' OR off_market_on IS NOT NULL THEN coalesce(listing_since, listed_on) END AS listing_since,
  times_listed, relist_of
FROM listings CROSS JOIN LATERAL (
  SELECT
    CASE
      WHEN standard_status IN ('Active', 'ComingSoon') THEN 'active'
      WHEN standard_status IN ('ActiveUnderContract', 'Pending') THEN 'pending'
      ELSE 'sold'
    END AS status,
    CASE WHEN standard_status NOT IN ('Active', 'ComingSoon')
      THEN coalesce(off_market_date, close_date, status_change_timestamp::date) END AS off_market_on
) AS derived
WHERE internet_entire_listing_display_yn
  AND standard_status IN ('Active', 'ComingSoon', 'ActiveUnderContract', 'Pending', 'Closed');
