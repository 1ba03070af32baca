CREATE TABLE "commute_addresses" (
	"person_id" integer PRIMARY KEY NOT NULL REFERENCES "people"("id") ON DELETE CASCADE,
	"addresses" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
