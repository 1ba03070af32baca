CREATE TABLE "appointments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"buyer_id" integer NOT NULL,
	"agent_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"listing_id" integer,
	"note" text,
	"time_zone" text NOT NULL,
	"minutes" smallint NOT NULL,
	"times" jsonb NOT NULL,
	"proposed_by" text DEFAULT 'buyer' NOT NULL,
	"starts_at" timestamp with time zone,
	"reason" text,
	"sequence" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recommendation_feedback" (
	"person_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"verdict" text NOT NULL,
	"why" text,
	"said_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recommendation_feedback_person_id_listing_id_pk" PRIMARY KEY("person_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_feedback" ADD CONSTRAINT "recommendation_feedback_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_buyer" ON "appointments" USING btree ("buyer_id","state");--> statement-breakpoint
CREATE INDEX "appointments_agent" ON "appointments" USING btree ("agent_id","state");--> statement-breakpoint
CREATE INDEX "appointments_due" ON "appointments" USING btree ("starts_at") WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX "recommendation_feedback_person" ON "recommendation_feedback" USING btree ("person_id","said_at");