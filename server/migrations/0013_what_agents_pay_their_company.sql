CREATE TABLE "agent_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"price_cents" integer
);
--> statement-breakpoint
CREATE TABLE "fee_charges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reseller_id" integer NOT NULL,
	"agent_id" integer NOT NULL,
	"number" text NOT NULL,
	"month" date NOT NULL,
	"price_cents" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"lines" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_on" date,
	"void_reason" text,
	CONSTRAINT "fee_charges_month" UNIQUE("agent_id","month"),
	CONSTRAINT "fee_charges_number" UNIQUE("reseller_id","number"),
	CONSTRAINT "fee_charges_amount" CHECK ("fee_charges"."amount_cents" > 0 and "fee_charges"."amount_cents" <= "fee_charges"."price_cents"),
	CONSTRAINT "fee_charges_paid" CHECK (("fee_charges"."paid_on" is not null) = ("fee_charges"."status" = 'paid')),
	CONSTRAINT "fee_charges_void" CHECK (("fee_charges"."void_reason" is not null) = ("fee_charges"."status" = 'void'))
);
--> statement-breakpoint
CREATE TABLE "fee_months" (
	"month" date PRIMARY KEY NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"charge_id" integer NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_cents" <> 0)
);
--> statement-breakpoint
ALTER TABLE "agent_terms" ADD CONSTRAINT "agent_terms_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_charges" ADD CONSTRAINT "fee_charges_reseller_id_resellers_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."resellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_charges" ADD CONSTRAINT "fee_charges_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_charge_id_fee_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."fee_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_terms_agent" ON "agent_terms" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "fee_charges_reseller" ON "fee_charges" USING btree ("reseller_id","month");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_charge" ON "ledger_entries" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account");--> statement-breakpoint
-- What held between agents and companies before is not known: what holds now is taken as agreed from the start.
INSERT INTO "agent_terms" ("agent_id", "at", "status", "price_cents")
  SELECT "id", "joined_at", "status", "price_cents" FROM "agents" ORDER BY "id";
--> statement-breakpoint
CREATE FUNCTION keep_agent_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO agent_terms (agent_id, at, status, price_cents)
  VALUES (NEW.id, CASE TG_OP WHEN 'INSERT' THEN NEW.joined_at ELSE now() END, NEW.status, NEW.price_cents);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER agents_terms_begin AFTER INSERT ON agents
  FOR EACH ROW EXECUTE FUNCTION keep_agent_terms();
--> statement-breakpoint
CREATE TRIGGER agents_terms_change AFTER UPDATE OF status, price_cents ON agents
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.price_cents IS DISTINCT FROM NEW.price_cents)
  EXECUTE FUNCTION keep_agent_terms();
--> statement-breakpoint
-- What stands in the books stays as it is. Emptying a whole database (`truncate`) is not held back by this.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of fees is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- Looked at when the transaction commits: all its entries belong to one charge and its accounts, and sum to zero.
CREATE FUNCTION refuse_unbalanced_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_cents) <> 0 OR count(DISTINCT charge_id) <> 1
      FROM ledger_entries WHERE transaction_id = NEW.transaction_id) THEN
    RAISE EXCEPTION 'the entries of a transaction of the ledger belong to one charge and sum to zero';
  END IF;
  IF NOT EXISTS (SELECT FROM fee_charges c WHERE c.id = NEW.charge_id AND NEW.account IN
      ('agent:' || c.agent_id, 'company:' || c.reseller_id || ':fees', 'company:' || c.reseller_id || ':received')) THEN
    RAISE EXCEPTION 'the ledger of fees has no account but those of the charge: its agent, and its company';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced_ledger();
