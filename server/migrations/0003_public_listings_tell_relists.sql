-- Adds how often a home was listed in a row and since when its days on market count, across listings and for the last alone.
CREATE OR REPLACE VIEW public_listings AS
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
  changed_xid,
  coalesce(market_since, listed_on) AS market_since,
  coalesce(listing_since, listed_on) AS listing_since,
  times_listed, relist_of
FROM listings
WHERE internet_entire_listing_display_yn
  AND standard_status IN ('Active', 'ComingSoon', 'ActiveUnderContract', 'Pending', 'Closed');
