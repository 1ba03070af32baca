-- An accepted request counts as contacted when it was answered; a buyer who came by the agent's code is new until contacted.
UPDATE contacts SET last_contacted_at = linked.answered_at
FROM connections linked
WHERE linked.agent_id = contacts.owner_agent_id AND linked.buyer_id = contacts.buyer_id AND linked.origin = 'request'
  AND linked.answered_at IS NOT NULL AND contacts.status <> 'new' AND contacts.last_contacted_at IS NULL;
--> statement-breakpoint
UPDATE contacts SET status = 'new'
WHERE status = 'contacted' AND lead_source = 'agent_code' AND last_contacted_at IS NULL
  AND NOT EXISTS (SELECT FROM contact_activities done WHERE done.contact_id = contacts.id AND done.kind <> 'created');
