CREATE TABLE "lender_statements" (
	"reseller_id" integer NOT NULL,
	"stated_on" date NOT NULL,
	"rates" jsonb NOT NULL,
	CONSTRAINT "lender_statements_reseller_id_stated_on_pk" PRIMARY KEY("reseller_id","stated_on")
);
--> statement-breakpoint
ALTER TABLE "lender_statements" ADD CONSTRAINT "lender_statements_reseller_id_resellers_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."resellers"("id") ON DELETE cascade ON UPDATE no action;