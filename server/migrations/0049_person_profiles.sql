-- What other modules read of people. Columns stay when the table changes.
CREATE VIEW person_profiles AS
SELECT
  id, role, first_name, last_name, name, image, phone,
  email,
  coalesce(claimed_email, email) AS stated_email,
  claimed_email IS NOT NULL AS email_is_placeholder,
  claim_removed_at IS NOT NULL AS email_needed,
  email_verified, two_factor_enabled, language, units, time_zone, created_at
FROM people;
