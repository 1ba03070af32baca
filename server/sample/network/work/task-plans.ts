import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/platform/database/db.ts';
import { type Day, isoDay } from '../../calendar.ts';

interface SamplePlan {
  name: string;
  /** Statuses of the contacts for whom it runs. */
  statuses: string[];
  /** Days since it started for the first of them; each further one started two days later. */
  startedDaysAgo: number;
  contacts: number;
  steps: { day: number; kind: 'task' | 'email'; title: string; text?: string }[];
}

const plans: SamplePlan[] = [
  {
    name: 'New buyer',
    statuses: ['contacted', 'qualified'],
    startedDaysAgo: 6,
    contacts: 3,
    steps: [
      { day: 0, kind: 'task', title: 'Call and ask what they look for' },
      {
        ...{ day: 0, kind: 'email', title: 'Your home search' },
        text: 'Hi {first_name},\n\nthank you for the call. Reply with the areas and the price you have in mind, and I will send homes that fit.\n\n{my_name}',
      },
      { day: 2, kind: 'task', title: 'Send homes of this week' },
      {
        ...{ day: 5, kind: 'email', title: 'Financing' },
        text: 'Hi {first_name},\n\na pre-approval shows sellers that you can buy. Would you like to meet a lender this week?\n\n{my_name}',
      },
      { day: 9, kind: 'task', title: 'Offer a visit' },
    ],
  },
  {
    name: 'Past client',
    statuses: ['closed'],
    startedDaysAgo: 20,
    contacts: 2,
    steps: [
      { day: 14, kind: 'task', title: 'Call and ask how the move went' },
      {
        ...{ day: 90, kind: 'email', title: 'Three months in your home' },
        text: 'Hi {first_name},\n\nI hope you have settled in. If a repair needs a good contractor, write to me.\n\n{my_name}',
      },
      { day: 365, kind: 'task', title: 'Congratulate on the first year' },
    ],
  },
];

/**
 * Gives real-estate agents two task plans that run for contacts who may be emailed. Steps before today are done, and the
 * plans therefore agree with the tasks of today.
 */
export async function insertTaskPlans(tx: Tx, today: Day): Promise<void> {
  const day = sql`${isoDay(today)}::date`;
  await tx.execute(sql`
    insert into task_plans (agent_id, name, created_at)
    select agents.id, given->>'name', ${day} - 60
    from agents cross join jsonb_array_elements(${JSON.stringify(plans)}::jsonb) as given
    where agents.status = 'active' and agent_type = 'real_estate' order by agents.id, 2`);
  await tx.execute(sql`
    insert into task_plan_steps (plan_id, day, kind, title, text)
    select task_plans.id, (step->>'day')::int, step->>'kind', step->>'title', coalesce(step->>'text', '')
    from task_plans
      join jsonb_array_elements(${JSON.stringify(plans)}::jsonb) as given on given->>'name' = name
      cross join jsonb_array_elements(given->'steps') with ordinality as each (step, place)
    order by task_plans.id, place`);
  await tx.execute(sql`
    insert into task_plan_runs (plan_id, contact_id, starts_on, started_at)
    select plan_id, contact_id, starts_on, starts_on + interval '14 hours'
    from (
      select task_plans.id as plan_id, contacts.id as contact_id, given,
        row_number() over (partition by task_plans.id order by contacts.id) as n
      from task_plans
        join jsonb_array_elements(${JSON.stringify(plans)}::jsonb) as given on given->>'name' = name
        join contacts on contacts.owner_agent_id = task_plans.agent_id and given->'statuses' ? contacts.status
      where contacts.buyer_id is null and contacts.deleted_at is null
        and exists (select from contact_emails where contact_emails.contact_id = contacts.id)
        and exists (select from contact_consents as given_consent
          where given_consent.contact_id = contacts.id and channel = 'email')
    ) as numbered
      cross join lateral (select ${day} - (given->>'startedDaysAgo')::int + (2 * (n - 1))::int as starts_on) as start
    where n <= (given->>'contacts')::int
    order by plan_id, n`);
  await tx.execute(sql`
    with due as (
      select runs.id as run_id, steps.id as step_id, steps.title, task_plans.agent_id, runs.contact_id, runs.started_at,
        starts_on + steps.day + interval '15 hours' as due_at,
        row_number() over (order by runs.id, steps.id) as n
      from task_plan_runs as runs join task_plans on task_plans.id = runs.plan_id
        join task_plan_steps as steps on steps.plan_id = runs.plan_id
    ), added as (
      insert into agent_tasks (agent_id, contact_id, title, due_at, done_at, created_at)
      select agent_id, contact_id, title, due_at, case when due_at < ${day} then due_at + interval '40 minutes' end, started_at
      from due order by n
      returning id
    ), numbered as (
      select id, row_number() over (order by id) as n from added
    )
    insert into task_plan_tasks (task_id, run_id, step_id)
    select numbered.id, run_id, step_id from due join numbered using (n)`);
}
