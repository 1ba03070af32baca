CREATE TABLE "legal_notices" (
	"person_id" integer NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_notices_person_id_document_version_pk" PRIMARY KEY("person_id","document","version")
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "topic" text DEFAULT 'general' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "legal_notices" ADD CONSTRAINT "legal_notices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;