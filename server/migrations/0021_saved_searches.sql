CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"question" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"events" text[] NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"watched_since" timestamp with time zone DEFAULT now() NOT NULL,
	"visited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"changed_xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"search_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"event" text NOT NULL,
	"version" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"price_cents" bigint,
	"price_before_cents" bigint,
	"status" text,
	"opens_at" timestamp with time zone,
	"met" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mail_due_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "search_alerts_once" UNIQUE("search_id","listing_id","event","version")
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_person" ON "saved_searches" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "saved_searches_changed_xid" ON "saved_searches" USING btree ("changed_xid");--> statement-breakpoint
CREATE INDEX "search_alerts_of_search" ON "search_alerts" USING btree ("search_id","id");--> statement-breakpoint
CREATE INDEX "search_alerts_of_person" ON "search_alerts" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "search_alerts_mail" ON "search_alerts" USING btree ("mail_due_at");
--> statement-breakpoint
CREATE FUNCTION saved_searches_stamp() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_xid := pg_current_xact_id();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER saved_searches_stamp BEFORE INSERT OR UPDATE ON saved_searches
  FOR EACH ROW EXECUTE FUNCTION saved_searches_stamp();
