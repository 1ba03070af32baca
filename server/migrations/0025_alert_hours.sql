CREATE TABLE "alert_hours" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"homes" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert_hours" ADD CONSTRAINT "alert_hours_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;