-- What other modules read of agents, companies and buyers. Columns stay when the tables change.
CREATE VIEW agent_profiles AS
SELECT
  id, person_id, reseller_id, agent_type, license_number, state_or_province, city, countries, specialties, languages,
  price_cents, status, joined_at, left_at
FROM agents;
--> statement-breakpoint
CREATE VIEW company_profiles AS
SELECT
  id, owner_id, customer_id, company_name, license_number, country, state_or_province, city, unparsed_address,
  postal_code, phone, website, contact_person_name, contact_person_phone, expected_agent_count, subscription_tier,
  reseller_code, verification, suspended_at, suspension_reason, agent_price_cents, created_at
FROM resellers;
--> statement-breakpoint
CREATE VIEW buyer_profiles AS
SELECT
  id, person_id, agent_id, country, city, budget_max_cents, bedrooms_min, bathrooms_min,
  coalesce((SELECT code.agent_id = buyers.agent_id FROM agent_codes AS code WHERE code.id = buyers.agent_code_id), false)
    AS came_by_own_code
FROM buyers;
