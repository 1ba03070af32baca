ALTER TABLE "message_threads" ALTER COLUMN "buyer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message_threads" ADD COLUMN "reseller_id" integer;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_reseller_id_resellers_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."resellers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_company" UNIQUE("reseller_id","agent_id");--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_of_one" CHECK (num_nonnulls("message_threads"."buyer_id", "message_threads"."reseller_id") = 1);