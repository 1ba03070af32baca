CREATE TABLE "loan_co_borrowers" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"person_id" integer,
	"joined_at" timestamp with time zone,
	CONSTRAINT "loan_co_borrowers_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "loan_signatures" (
	"application_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"version" integer NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "loan_signatures_application_id_person_id_pk" PRIMARY KEY("application_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "loan_co_borrowers" ADD CONSTRAINT "loan_co_borrowers_application_id_loan_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."loan_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_co_borrowers" ADD CONSTRAINT "loan_co_borrowers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_signatures" ADD CONSTRAINT "loan_signatures_application_id_loan_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."loan_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_signatures" ADD CONSTRAINT "loan_signatures_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loan_co_borrowers_person" ON "loan_co_borrowers" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "loan_demographics" ADD COLUMN "person_id" integer;--> statement-breakpoint
UPDATE "loan_demographics" SET "person_id" = (SELECT "buyer_id" FROM "loan_applications" WHERE "id" = "application_id");--> statement-breakpoint
ALTER TABLE "loan_demographics" ALTER COLUMN "person_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "loan_demographics" DROP CONSTRAINT "loan_demographics_pkey";--> statement-breakpoint
ALTER TABLE "loan_demographics" ADD CONSTRAINT "loan_demographics_application_id_person_id_pk" PRIMARY KEY("application_id","person_id");--> statement-breakpoint
ALTER TABLE "loan_demographics" ADD CONSTRAINT "loan_demographics_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
