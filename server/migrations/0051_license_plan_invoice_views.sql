-- What other modules read of licenses, plans, invoices and connections. Columns stay when the tables change.
CREATE VIEW held_licenses AS
SELECT
  id, reseller_id, agent_id, jurisdiction, license_type, license_number, status, expires_on, checked_at
FROM licenses;
--> statement-breakpoint
CREATE VIEW current_plans AS
SELECT
  id, customer_id, tier, billing_interval, amount_cents, status, cancelled_at, created_at
FROM subscriptions;
--> statement-breakpoint
CREATE VIEW issued_invoices AS
SELECT
  id, customer_id, number, status, currency, subtotal_cents, total_cents, issued_at, paid_at
FROM invoices;
--> statement-breakpoint
CREATE VIEW connection_states AS
SELECT
  id, buyer_id, agent_id, state, origin, created_at, answered_at, ended_at
FROM connections;
