CREATE TABLE "agent_deals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_deals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"source" text DEFAULT 'company' NOT NULL,
	"source_key" text NOT NULL,
	"ended_on" date NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"type" text NOT NULL,
	"side" text NOT NULL,
	"outcome" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"list_price_cents" bigint,
	"sale_price_cents" bigint,
	"living_area_sqft" real,
	"days_on_market" smallint,
	"rate_spread_bp" real,
	"pre_approved" boolean DEFAULT false NOT NULL,
	"cash" boolean DEFAULT false NOT NULL,
	"contingencies" smallint DEFAULT 1 NOT NULL,
	"first_time_buyer" boolean DEFAULT false NOT NULL,
	CONSTRAINT "agent_deals_once" UNIQUE("source","source_key","side")
);
--> statement-breakpoint
CREATE TABLE "agent_records" (
	"agent_id" integer PRIMARY KEY NOT NULL,
	"office_lat" double precision,
	"office_lon" double precision,
	"licensed_since" date,
	"team_size" smallint DEFAULT 1 NOT NULL,
	"uses_crm" boolean DEFAULT false NOT NULL,
	"uses_e_sign" boolean DEFAULT false NOT NULL,
	"uses_video" boolean DEFAULT false NOT NULL,
	"portal_logins_per_week" real DEFAULT 0 NOT NULL,
	"connections" integer[] DEFAULT '{}' NOT NULL,
	"takes_clients" boolean DEFAULT true NOT NULL,
	"capacity" smallint,
	"deals_consented_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "agent_standings" (
	"agent_id" integer NOT NULL,
	"month" date NOT NULL,
	"percentile" real,
	"low" real,
	"high" real,
	"top5_percent" boolean DEFAULT false NOT NULL,
	"scores" jsonb NOT NULL,
	CONSTRAINT "agent_standings_agent_id_month_pk" PRIMARY KEY("agent_id","month")
);
--> statement-breakpoint
CREATE TABLE "lead_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"responded_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lender_rates" (
	"reseller_id" integer NOT NULL,
	"product" text NOT NULL,
	"term_years" smallint NOT NULL,
	"rate_percent" real NOT NULL,
	"points_percent" real DEFAULT 0 NOT NULL,
	"dated_on" date NOT NULL,
	CONSTRAINT "lender_rates_reseller_id_product_term_years_pk" PRIMARY KEY("reseller_id","product","term_years")
);
--> statement-breakpoint
CREATE TABLE "lender_sheets" (
	"reseller_id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"approval_days" real,
	"processing_days" real,
	"pre_approval_minutes" integer,
	"digital_workflow" boolean,
	"api_integration" boolean,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"stated_on" date NOT NULL,
	"sponsored" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "match_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"match_id" integer,
	"buyer_id" integer,
	"agent_type" text NOT NULL,
	"matched_on" date NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"budget_cents" bigint NOT NULL,
	"type" text,
	"timeline_months" smallint NOT NULL,
	"language" text,
	"communication_style" text,
	"pre_approved" boolean DEFAULT false NOT NULL,
	"cash" boolean DEFAULT false NOT NULL,
	"contingencies" smallint DEFAULT 1 NOT NULL,
	"first_time_buyer" boolean DEFAULT false NOT NULL,
	"shown" integer[] NOT NULL,
	"contacted_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"closed" boolean NOT NULL,
	"satisfied" boolean,
	CONSTRAINT "match_records_match" UNIQUE("match_id")
);
--> statement-breakpoint
CREATE TABLE "message_styles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_styles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"thread_id" integer,
	"written_on" date NOT NULL,
	"formality" real NOT NULL,
	"detail" real NOT NULL,
	"warmth" real NOT NULL,
	CONSTRAINT "message_styles_thread" UNIQUE("thread_id")
);
--> statement-breakpoint
ALTER TABLE "agent_deals" ADD CONSTRAINT "agent_deals_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_records" ADD CONSTRAINT "agent_records_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_standings" ADD CONSTRAINT "agent_standings_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_answers" ADD CONSTRAINT "lead_answers_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_rates" ADD CONSTRAINT "lender_rates_reseller_id_resellers_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."resellers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_sheets" ADD CONSTRAINT "lender_sheets_reseller_id_resellers_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."resellers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_records" ADD CONSTRAINT "match_records_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_records" ADD CONSTRAINT "match_records_contacted_id_agents_id_fk" FOREIGN KEY ("contacted_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_styles" ADD CONSTRAINT "message_styles_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_deals_agent" ON "agent_deals" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "lead_answers_agent" ON "lead_answers" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "match_records_contacted" ON "match_records" USING btree ("contacted_id");--> statement-breakpoint
CREATE INDEX "match_records_buyer" ON "match_records" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "message_styles_agent" ON "message_styles" USING btree ("agent_id");