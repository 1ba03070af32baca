CREATE TABLE "document_destructions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_destructions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"owner_id" integer,
	"category" text NOT NULL,
	"versions" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"why" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_file_removals" (
	"file_key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"grantee_id" integer NOT NULL,
	"document_id" integer,
	"category" text,
	"may" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "document_grants_of_one" CHECK (num_nonnulls("document_grants"."document_id", "document_grants"."category") <= 1)
);
--> statement-breakpoint
CREATE TABLE "document_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by_id" integer,
	"released_at" timestamp with time zone,
	"released_by_id" integer,
	"release_reason" text
);
--> statement-breakpoint
CREATE TABLE "document_profiles" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"country" text,
	"state_or_province" text,
	"loan_type" text,
	"employment" text
);
--> statement-breakpoint
CREATE TABLE "document_uploads" (
	"document_id" integer PRIMARY KEY NOT NULL,
	"sealed_name" text NOT NULL,
	"claimed_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"received_bytes" integer DEFAULT 0 NOT NULL,
	"part_keys" text[] DEFAULT '{}' NOT NULL,
	"finishing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"document_id" integer NOT NULL,
	"number" integer NOT NULL,
	"sealed_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"content_mark" text NOT NULL,
	"file_key" text NOT NULL,
	"pages" integer,
	"dpi" integer,
	"advice" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"scan" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by_id" integer,
	"reason" text,
	CONSTRAINT "document_versions_document_id_number_pk" PRIMARY KEY("document_id","number")
);
--> statement-breakpoint
CREATE TABLE "document_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" integer NOT NULL,
	"version" integer NOT NULL,
	"viewer_id" integer,
	"action" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"category" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"kept_until" date,
	"kept_by" text
);
--> statement-breakpoint
ALTER TABLE "document_destructions" ADD CONSTRAINT "document_destructions_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_grants" ADD CONSTRAINT "document_grants_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_grants" ADD CONSTRAINT "document_grants_grantee_id_people_id_fk" FOREIGN KEY ("grantee_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_grants" ADD CONSTRAINT "document_grants_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_holds" ADD CONSTRAINT "document_holds_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_holds" ADD CONSTRAINT "document_holds_created_by_id_people_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_holds" ADD CONSTRAINT "document_holds_released_by_id_people_id_fk" FOREIGN KEY ("released_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_profiles" ADD CONSTRAINT "document_profiles_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_uploads" ADD CONSTRAINT "document_uploads_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_reviewed_by_id_people_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_views" ADD CONSTRAINT "document_views_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_views" ADD CONSTRAINT "document_views_viewer_id_people_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_destructions_owner" ON "document_destructions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "document_grants_owner" ON "document_grants" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "document_grants_grantee" ON "document_grants" USING btree ("grantee_id","owner_id");--> statement-breakpoint
CREATE INDEX "document_holds_person" ON "document_holds" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "document_uploads_expires" ON "document_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "document_versions_file" ON "document_versions" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "document_versions_pending" ON "document_versions" USING btree ("uploaded_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "document_versions_reviewer" ON "document_versions" USING btree ("reviewed_by_id","reviewed_at");--> statement-breakpoint
CREATE INDEX "document_views_document" ON "document_views" USING btree ("document_id","at");--> statement-breakpoint
CREATE INDEX "document_views_viewer" ON "document_views" USING btree ("viewer_id");--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "documents_deleted" ON "documents" USING btree ("deleted_at");