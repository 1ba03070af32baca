CREATE TABLE "push_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"person_id" integer NOT NULL REFERENCES "people"("id") ON DELETE CASCADE,
	"session_id" integer REFERENCES "sessions"("id") ON DELETE CASCADE,
	"name" text NOT NULL,
	"endpoint_hash" text NOT NULL CONSTRAINT "push_devices_endpoint" UNIQUE,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX "push_devices_person" ON "push_devices" ("person_id");--> statement-breakpoint
CREATE INDEX "push_devices_session" ON "push_devices" ("session_id");--> statement-breakpoint
CREATE TABLE "push_deliveries" (
	"device_id" integer NOT NULL REFERENCES "push_devices"("id") ON DELETE CASCADE,
	"notification_id" bigint NOT NULL REFERENCES "notifications"("id") ON DELETE CASCADE,
	"message" jsonb NOT NULL,
	"due_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "push_deliveries_once" PRIMARY KEY ("device_id", "notification_id")
);--> statement-breakpoint
CREATE INDEX "push_deliveries_due" ON "push_deliveries" ("due_at") WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "push_deliveries_notification" ON "push_deliveries" ("notification_id");
