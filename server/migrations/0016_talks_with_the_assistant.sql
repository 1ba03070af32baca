CREATE TABLE "chat_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" integer,
	"is_from_user" boolean NOT NULL,
	"answers_id" bigint,
	"message" text NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"calls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refused" text,
	"by" text NOT NULL,
	"talk" jsonb,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_once" UNIQUE("person_id","key"),
	CONSTRAINT "chat_messages_answer" UNIQUE("answers_id")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_person" ON "chat_messages" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_created" ON "chat_messages" USING btree ("created_at");