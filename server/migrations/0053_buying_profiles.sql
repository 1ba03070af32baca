CREATE TABLE "buying_profiles" (
	"person_id" integer PRIMARY KEY NOT NULL REFERENCES "people"("id") ON DELETE CASCADE,
	"profile" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
