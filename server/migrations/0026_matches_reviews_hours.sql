CREATE TABLE "matches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"buyer_id" integer NOT NULL,
	"agent_id" integer NOT NULL,
	"agent_type" text NOT NULL,
	"connection_id" integer NOT NULL,
	"listing_id" integer,
	"shown" jsonb NOT NULL,
	"shown_at" timestamp with time zone,
	"formula" text,
	"search" jsonb,
	"position" smallint,
	"state" text DEFAULT 'pending' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"reply_due_at" timestamp with time zone NOT NULL,
	"lapses_at" timestamp with time zone NOT NULL,
	"replied_at" timestamp with time zone,
	"reply_minutes" integer,
	"toured_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"satisfied" boolean,
	"satisfied_at" timestamp with time zone,
	"previous_id" integer,
	"passed_at" timestamp with time zone,
	"key" text,
	CONSTRAINT "matches_connection" UNIQUE("connection_id"),
	CONSTRAINT "matches_previous" UNIQUE("previous_id"),
	CONSTRAINT "matches_key" UNIQUE("buyer_id","key")
);
--> statement-breakpoint
CREATE TABLE "consent_receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"buyer_id" integer NOT NULL,
	"agent_id" integer NOT NULL,
	"connection_id" integer NOT NULL,
	"shared" text[] DEFAULT '{}' NOT NULL,
	"text" text,
	"version" text NOT NULL,
	"text_hash" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "working_hours" (
	"agent_id" integer PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"days" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_closings" (
	"agent_id" integer NOT NULL,
	"purchase_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"closed_on" date NOT NULL,
	CONSTRAINT "client_closings_agent_id_purchase_id_pk" PRIMARY KEY("agent_id","purchase_id")
);
--> statement-breakpoint
CREATE TABLE "review_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"text" text,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"author_id" integer,
	"event_kind" text NOT NULL,
	"event_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"reply" text,
	"replied_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"removed_rule" text,
	"removed_note" text,
	CONSTRAINT "reviews_event" UNIQUE("agent_id","event_kind","event_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "lapses_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_previous_id_matches_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."matches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_receipts" ADD CONSTRAINT "consent_receipts_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_receipts" ADD CONSTRAINT "consent_receipts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_receipts" ADD CONSTRAINT "consent_receipts_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_hours" ADD CONSTRAINT "working_hours_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_closings" ADD CONSTRAINT "client_closings_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_closings" ADD CONSTRAINT "client_closings_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_versions" ADD CONSTRAINT "review_versions_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matches_buyer" ON "matches" USING btree ("buyer_id","asked_at");--> statement-breakpoint
CREATE INDEX "matches_agent" ON "matches" USING btree ("agent_id","state");--> statement-breakpoint
CREATE INDEX "consent_receipts_buyer" ON "consent_receipts" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "consent_receipts_connection" ON "consent_receipts" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "client_closings_buyer" ON "client_closings" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "review_versions_review" ON "review_versions" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "reviews_agent" ON "reviews" USING btree ("agent_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_author" ON "reviews" USING btree ("author_id");