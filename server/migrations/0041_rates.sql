CREATE TABLE "rates" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"product" text NOT NULL,
	"percent" numeric(5, 3) NOT NULL,
	"effective_on" date NOT NULL,
	"source" text NOT NULL,
	"origin" text NOT NULL,
	"entered_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_entered_by_id_people_id_fk" FOREIGN KEY ("entered_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rates_of_day" ON "rates" USING btree ("product","effective_on") WHERE "rates"."removed_at" is null;