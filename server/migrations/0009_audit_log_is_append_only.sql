-- What was written into the audit log stays as it is. Emptying a whole database (`truncate`) is not held back by this.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- Companies, agents and people who were there before these states existed were in order.
UPDATE people SET email_verified = true;
--> statement-breakpoint
UPDATE resellers SET verification = 'verified';
--> statement-breakpoint
UPDATE agents SET status = 'active';
