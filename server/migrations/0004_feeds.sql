CREATE TABLE "feed_members" (
	"feed" text NOT NULL,
	"member_key" text NOT NULL,
	"full_name" text,
	"modified_at" text,
	CONSTRAINT "feed_members_feed_member_key_pk" PRIMARY KEY("feed","member_key")
);
--> statement-breakpoint
CREATE TABLE "feed_offices" (
	"feed" text NOT NULL,
	"office_key" text NOT NULL,
	"name" text,
	"phone" text,
	"modified_at" text,
	CONSTRAINT "feed_offices_feed_office_key_pk" PRIMARY KEY("feed","office_key")
);
--> statement-breakpoint
CREATE TABLE "feed_records" (
	"feed" text NOT NULL,
	"listing_key" text NOT NULL,
	"originating_system_name" text NOT NULL,
	"state" text NOT NULL,
	"modified_at" text,
	"agent_key" text,
	"office_key" text,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_records_feed_listing_key_pk" PRIMARY KEY("feed","listing_key")
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"name" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"phase" text DEFAULT 'loading' NOT NULL,
	"watermark" text,
	"members_watermark" text,
	"offices_watermark" text,
	"reconciled_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"figures" jsonb,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "feed_members" ADD CONSTRAINT "feed_members_feed_feeds_name_fk" FOREIGN KEY ("feed") REFERENCES "public"."feeds"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_offices" ADD CONSTRAINT "feed_offices_feed_feeds_name_fk" FOREIGN KEY ("feed") REFERENCES "public"."feeds"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_records" ADD CONSTRAINT "feed_records_feed_feeds_name_fk" FOREIGN KEY ("feed") REFERENCES "public"."feeds"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_records_agent" ON "feed_records" USING btree ("feed","agent_key");--> statement-breakpoint
CREATE INDEX "feed_records_office" ON "feed_records" USING btree ("feed","office_key");