CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"emitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"handled_by" text[] DEFAULT '{}' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"event" text NOT NULL,
	"happened_on" date NOT NULL,
	"price_cents" bigint
);
--> statement-breakpoint
CREATE TABLE "listing_tombstones" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"changed_xid" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"originating_system_name" text NOT NULL,
	"listing_key" text NOT NULL,
	"listing_id" text,
	"unparsed_address" text,
	"street_number" text,
	"street_name" text,
	"street_suffix" text,
	"unit_number" text,
	"city" text NOT NULL,
	"neighbourhood" text,
	"subdivision_name" text,
	"county_or_parish" text,
	"state_or_province" text NOT NULL,
	"postal_code" text,
	"country" text NOT NULL,
	"latitude" numeric(12, 8),
	"longitude" numeric(12, 8),
	"time_zone" text,
	"currency" text NOT NULL,
	"list_price_cents" bigint NOT NULL,
	"original_list_price_cents" bigint,
	"previous_list_price_cents" bigint,
	"close_price_cents" bigint,
	"tax_annual_amount_cents" bigint,
	"tax_assessed_value_cents" bigint,
	"tax_year" smallint,
	"association_fee_cents" bigint,
	"association_fee_frequency" text,
	"association_fee_monthly_cents" bigint,
	"net_operating_income_cents" bigint,
	"standard_status" text NOT NULL,
	"mls_status" text,
	"property_type" text,
	"property_sub_type" text,
	"home_type" text NOT NULL,
	"listing_contract_date" date,
	"on_market_date" date,
	"off_market_date" date,
	"close_date" date,
	"listed_on" date NOT NULL,
	"price_change_timestamp" timestamp with time zone,
	"status_change_timestamp" timestamp with time zone,
	"modification_timestamp" timestamp with time zone NOT NULL,
	"open_house_starts_at" timestamp with time zone,
	"open_house_ends_at" timestamp with time zone,
	"bedrooms_total" smallint,
	"bathrooms_full" smallint,
	"bathrooms_half" smallint,
	"living_area_sqft" integer,
	"lot_size_acres" numeric(14, 4),
	"year_built" smallint,
	"stories_total" smallint,
	"garage_spaces" smallint,
	"pool_private_yn" boolean,
	"garage_yn" boolean,
	"attached_garage_yn" boolean,
	"fireplace_yn" boolean,
	"waterfront_yn" boolean,
	"senior_community_yn" boolean,
	"view" text[],
	"basement" text[],
	"cooling" text[],
	"heating" text[],
	"pool_features" text[],
	"patio_and_porch_features" text[],
	"accessibility_features" text[],
	"features" text[] DEFAULT '{}' NOT NULL,
	"walk_score" smallint,
	"walk_score_source" text,
	"school_rating" numeric(3, 1),
	"school_rating_source" text,
	"elementary_school" text,
	"middle_or_junior_school" text,
	"high_school" text,
	"elementary_school_district" text,
	"public_remarks" text,
	"media" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"local_fields" jsonb,
	"list_agent_key" text,
	"list_agent_full_name" text,
	"list_agent_id" integer,
	"list_office_name" text,
	"list_office_phone" text,
	"internet_entire_listing_display_yn" boolean DEFAULT true NOT NULL,
	"internet_address_display_yn" boolean DEFAULT true NOT NULL,
	"internet_automated_valuation_display_yn" boolean DEFAULT true NOT NULL,
	"internet_consumer_comment_yn" boolean DEFAULT true NOT NULL,
	"changed_xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "listings_source_key" UNIQUE("originating_system_name","listing_key"),
	CONSTRAINT "listings_price_positive" CHECK ("listings"."list_price_cents" > 0),
	CONSTRAINT "listings_position_whole" CHECK (("listings"."latitude" is null) = ("listings"."longitude" is null)),
	CONSTRAINT "listings_latitude_range" CHECK ("listings"."latitude" between -90 and 90),
	CONSTRAINT "listings_longitude_range" CHECK ("listings"."longitude" between -180 and 180),
	CONSTRAINT "listings_currency_of_country" CHECK (("listings"."country" = 'US') = ("listings"."currency" = 'USD'))
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"reseller_id" integer NOT NULL,
	"agent_type" text NOT NULL,
	"license_number" text NOT NULL,
	"state_or_province" text NOT NULL,
	"city" text NOT NULL,
	"specialties" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{en}' NOT NULL,
	CONSTRAINT "agents_person" UNIQUE("person_id")
);
--> statement-breakpoint
CREATE TABLE "buyers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "buyers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"agent_id" integer,
	"country" text NOT NULL,
	"city" text,
	"budget_max_cents" bigint,
	"bedrooms_min" integer,
	"bathrooms_min" numeric(3, 1),
	CONSTRAINT "buyers_person" UNIQUE("person_id")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_email" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "resellers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resellers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"company_name" text NOT NULL,
	"license_number" text NOT NULL,
	"country" text NOT NULL,
	"state_or_province" text NOT NULL,
	"city" text NOT NULL,
	"phone" text,
	"subscription_tier" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_events" ADD CONSTRAINT "listing_events_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_reseller_id_resellers_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."resellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyers" ADD CONSTRAINT "buyers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyers" ADD CONSTRAINT "buyers_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resellers" ADD CONSTRAINT "resellers_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_by_transaction" ON "events" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "events_unfinished" ON "events" USING btree ("due_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "listing_events_listing" ON "listing_events" USING btree ("listing_id","happened_on");--> statement-breakpoint
CREATE INDEX "listing_tombstones_changed_xid" ON "listing_tombstones" USING btree ("changed_xid");--> statement-breakpoint
CREATE INDEX "listings_changed_xid" ON "listings" USING btree ("changed_xid");--> statement-breakpoint
CREATE INDEX "listings_list_agent_id" ON "listings" USING btree ("list_agent_id");--> statement-breakpoint
CREATE INDEX "agents_reseller" ON "agents" USING btree ("reseller_id");--> statement-breakpoint
CREATE INDEX "agents_city" ON "agents" USING btree ("city");--> statement-breakpoint
CREATE INDEX "buyers_agent" ON "buyers" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "people_role" ON "people" USING btree ("role");