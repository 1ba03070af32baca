CREATE TABLE "task_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"agent_id" integer NOT NULL REFERENCES "agents"("id") ON DELETE CASCADE,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX "task_plans_agent" ON "task_plans" ("agent_id");--> statement-breakpoint
CREATE TABLE "task_plan_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"plan_id" integer NOT NULL REFERENCES "task_plans"("id") ON DELETE CASCADE,
	"day" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL
);--> statement-breakpoint
CREATE INDEX "task_plan_steps_plan" ON "task_plan_steps" ("plan_id");--> statement-breakpoint
CREATE TABLE "task_plan_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"plan_id" integer NOT NULL REFERENCES "task_plans"("id") ON DELETE CASCADE,
	"contact_id" integer NOT NULL REFERENCES "contacts"("id") ON DELETE CASCADE,
	"starts_on" date NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paused_at" timestamp with time zone,
	"stopped_at" timestamp with time zone
);--> statement-breakpoint
CREATE INDEX "task_plan_runs_plan" ON "task_plan_runs" ("plan_id");--> statement-breakpoint
CREATE INDEX "task_plan_runs_contact" ON "task_plan_runs" ("contact_id");--> statement-breakpoint
CREATE TABLE "task_plan_tasks" (
	"task_id" integer PRIMARY KEY REFERENCES "agent_tasks"("id") ON DELETE CASCADE,
	"run_id" integer NOT NULL REFERENCES "task_plan_runs"("id") ON DELETE CASCADE,
	"step_id" integer REFERENCES "task_plan_steps"("id") ON DELETE SET NULL
);--> statement-breakpoint
CREATE INDEX "task_plan_tasks_run" ON "task_plan_tasks" ("run_id");--> statement-breakpoint
CREATE INDEX "task_plan_tasks_step" ON "task_plan_tasks" ("step_id");--> statement-breakpoint
ALTER TABLE "agent_tasks" ADD COLUMN "paused_at" timestamp with time zone;
