CREATE TABLE "investments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"person_id" integer NOT NULL REFERENCES "people"("id") ON DELETE CASCADE,
	"name" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "investments_name" UNIQUE ("person_id", "name")
);
