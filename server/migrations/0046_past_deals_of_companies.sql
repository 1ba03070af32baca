-- Past deals that a company states of its agents, file by file, and what confirms them.
CREATE TABLE "deal_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deal_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reseller_id" integer NOT NULL,
	"imported_by" integer,
	"file_name" text NOT NULL,
	"deals" integer NOT NULL,
	"refused" integer NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "agent_deals" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "agent_deals" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "agent_deals" ADD COLUMN "home_keys" bigint[];--> statement-breakpoint
ALTER TABLE "agent_deals" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "agent_deals" ADD COLUMN "confirmation_key" text;--> statement-breakpoint
ALTER TABLE "agent_records" ADD COLUMN "deals_consent_text" text;--> statement-breakpoint
ALTER TABLE "deal_imports" ADD CONSTRAINT "deal_imports_reseller_id_resellers_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."resellers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_imports" ADD CONSTRAINT "deal_imports_imported_by_people_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_deals" ADD CONSTRAINT "agent_deals_import_id_deal_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."deal_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_imports_reseller" ON "deal_imports" USING btree ("reseller_id");--> statement-breakpoint
CREATE INDEX "agent_deals_import" ON "agent_deals" USING btree ("import_id");
