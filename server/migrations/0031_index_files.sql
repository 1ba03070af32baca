CREATE TABLE "index_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"written_xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
