CREATE TABLE "stranger_emails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stranger_emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mailbox" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stranger_emails_mailbox" ON "stranger_emails" USING btree ("mailbox","written_at");--> statement-breakpoint
CREATE INDEX "stranger_emails_written" ON "stranger_emails" USING btree ("written_at");