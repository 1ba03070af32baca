CREATE TABLE "qualifying_homes" (
	"person_id" integer PRIMARY KEY NOT NULL REFERENCES "people"("id") ON DELETE CASCADE,
	"homes" text NOT NULL
);
