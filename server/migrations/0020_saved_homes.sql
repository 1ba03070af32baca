CREATE TABLE "home_list_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_list_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list_id" integer NOT NULL,
	"invited_by_id" integer NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_list_invitations_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "home_list_members" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"list_id" integer NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_home_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_home_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"saved_home_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_home_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_home_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"saved_home_id" integer NOT NULL,
	"tag" text NOT NULL,
	"added_by_id" integer
);
--> statement-breakpoint
CREATE TABLE "saved_home_votes" (
	"saved_home_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"vote" text NOT NULL,
	"voted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_home_votes_saved_home_id_person_id_pk" PRIMARY KEY("saved_home_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "saved_homes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_homes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"saved_by_id" integer,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"currency" text NOT NULL,
	"price_cents_then" bigint NOT NULL,
	"price_cents_seen" bigint NOT NULL,
	"status_seen" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen" jsonb NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by_id" integer,
	CONSTRAINT "saved_homes_once" UNIQUE("list_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "home_list_invitations" ADD CONSTRAINT "home_list_invitations_list_id_home_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."home_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_list_invitations" ADD CONSTRAINT "home_list_invitations_invited_by_id_people_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_list_members" ADD CONSTRAINT "home_list_members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_list_members" ADD CONSTRAINT "home_list_members_list_id_home_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."home_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_home_notes" ADD CONSTRAINT "saved_home_notes_saved_home_id_saved_homes_id_fk" FOREIGN KEY ("saved_home_id") REFERENCES "public"."saved_homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_home_notes" ADD CONSTRAINT "saved_home_notes_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_home_tags" ADD CONSTRAINT "saved_home_tags_saved_home_id_saved_homes_id_fk" FOREIGN KEY ("saved_home_id") REFERENCES "public"."saved_homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_home_tags" ADD CONSTRAINT "saved_home_tags_added_by_id_people_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_home_votes" ADD CONSTRAINT "saved_home_votes_saved_home_id_saved_homes_id_fk" FOREIGN KEY ("saved_home_id") REFERENCES "public"."saved_homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_home_votes" ADD CONSTRAINT "saved_home_votes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_homes" ADD CONSTRAINT "saved_homes_list_id_home_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."home_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_homes" ADD CONSTRAINT "saved_homes_saved_by_id_people_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_homes" ADD CONSTRAINT "saved_homes_removed_by_id_people_id_fk" FOREIGN KEY ("removed_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_list_invitations_list" ON "home_list_invitations" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "home_list_invitations_inviter" ON "home_list_invitations" USING btree ("invited_by_id");--> statement-breakpoint
CREATE INDEX "home_list_members_list" ON "home_list_members" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "saved_home_notes_home" ON "saved_home_notes" USING btree ("saved_home_id");--> statement-breakpoint
CREATE INDEX "saved_home_notes_author" ON "saved_home_notes" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_home_tags_once" ON "saved_home_tags" USING btree ("saved_home_id",lower("tag"));--> statement-breakpoint
CREATE INDEX "saved_home_votes_person" ON "saved_home_votes" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "saved_homes_listing" ON "saved_homes" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "saved_homes_removed" ON "saved_homes" USING btree ("removed_at") WHERE removed_at is not null;