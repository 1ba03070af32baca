-- The end of a confirmed time. UTC has no daylight-saving time, which makes the sum immutable.
ALTER TABLE "appointments" ADD COLUMN "ends_at" timestamp with time zone
  GENERATED ALWAYS AS ((starts_at at time zone 'UTC' + make_interval(mins => minutes)) at time zone 'UTC') STORED;--> statement-breakpoint
-- Of confirmed appointments that overlap, the one confirmed last goes back to its proposed times.
UPDATE "appointments" AS later SET "state" = 'proposed', "starts_at" = NULL, "sequence" = "sequence" + 1, "changed_at" = now()
WHERE "state" = 'confirmed' AND EXISTS (
  SELECT FROM "appointments" AS earlier
  WHERE earlier.state = 'confirmed' AND (earlier.changed_at, earlier.id) < (later.changed_at, later.id)
    AND earlier.starts_at < later.ends_at AND earlier.ends_at > later.starts_at
    AND (earlier.agent_id = later.agent_id
      OR (earlier.kind = 'showing' AND later.kind = 'showing' AND earlier.listing_id = later.listing_id)));--> statement-breakpoint
-- Ranges of integers need no extension for an exclusion constraint, unlike integers.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_one_per_agent"
  EXCLUDE USING gist (int4range("agent_id", "agent_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&)
  WHERE ("state" = 'confirmed' AND "starts_at" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_one_per_home"
  EXCLUDE USING gist (int4range("listing_id", "listing_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&)
  WHERE ("state" = 'confirmed' AND "kind" = 'showing' AND "listing_id" IS NOT NULL AND "starts_at" IS NOT NULL);
