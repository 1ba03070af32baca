import { m } from '@lintel/messages';
import { fieldsMax } from '@lintel/server/contacts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { contactsKey, type Routing, routingQuery } from '../calls.ts';
import { FieldsManager } from '../fields/fields-manager.tsx';
import { CompanyLeads } from './company-leads.tsx';
import type { RoutedAgent } from './routed-agent.ts';
import { emptyRule, RuleCard } from './rule-card.tsx';

const modes = [
  ['round_robin', m.contacts__round_robin, m.contacts__round_robin_about],
  ['first_to_claim', m.contacts__first_to_claim_mode, m.contacts__first_to_claim_about],
  ['pool', m.contacts__pool, m.contacts__pool_about],
] as const;

/** A company's rules for the distribution of its leads, and the leads themselves. */
export function RoutingPanel({ agents, obstacle }: { agents: readonly RoutedAgent[]; obstacle: string | undefined }) {
  const { data, error, refetch } = useQuery(routingQuery);
  if (error)
    return <ErrorState what={m.contacts__we_couldnt_load_routing()} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <CompanyLeads agents={agents} obstacle={obstacle} />
      <div className="grid gap-6 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto">
        <RoutingForm key={JSON.stringify(data)} routing={data} agents={agents} obstacle={obstacle} />
        <section aria-label={m.contacts__custom_fields()} className="lintel grid gap-3 p-4">
          <h3 className="text-18">{m.contacts__custom_fields()}</h3>
          <FieldsManager about={m.contacts__custom_fields_about_company({ max: fieldsMax })} />
        </section>
      </div>
    </div>
  );
}

function RoutingForm(props: { routing: Routing; agents: readonly RoutedAgent[]; obstacle: string | undefined }) {
  const { agents, obstacle } = props;
  const [routing, setRouting] = useState(props.routing);
  const { act, pending } = useAction({ refetch: [contactsKey] });
  const isChanged = JSON.stringify(routing) !== JSON.stringify(props.routing);
  const setRules = (rules: Routing['rules']) => setRouting({ ...routing, rules });
  const save = () =>
    act(() => callApi((api) => api.contacts.routing.change(routing)), { title: m.contacts__routing_saved() });
  return (
    <form
      className="lintel grid gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset className="grid gap-1">
        <legend className="pb-2 text-18">{m.contacts__how_leads_are_distributed()}</legend>
        {modes.map(([mode, label, about]) => (
          <label key={mode} className="flex items-start gap-3 border-t border-line py-2">
            <input
              type="radio"
              name="mode"
              checked={routing.mode === mode}
              onChange={() => setRouting({ ...routing, mode })}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span className="grid text-14">
              <span className="font-medium">{label()}</span>
              <span className="text-soft">{about()}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {routing.mode === 'round_robin' && (
        <Field
          label={m.contacts__minutes_to_answer()}
          help={m.contacts__minutes_to_answer_help()}
          type="number"
          min={1}
          max={10_080}
          value={routing.replyMinutes}
          onChange={({ target }) => setRouting({ ...routing, replyMinutes: Number(target.value) })}
        />
      )}
      {routing.mode !== 'pool' && (
        <section aria-label={m.contacts__rules()} className="grid gap-3">
          <div className="flex items-center justify-between gap-2">
            <h3 className="text-18">{m.contacts__rules()}</h3>
            <Button
              kind="secondary"
              size="sm"
              unavailable={agents.length === 0 ? m.contacts__no_active_agents() : undefined}
              onClick={() => setRules([...routing.rules, emptyRule(agents[0]!.id)])}
            >
              <Plus aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__add_rule()}
            </Button>
          </div>
          <p className="text-14 text-soft">
            {routing.rules.length === 0 ? m.contacts__no_rules_about() : m.contacts__rules_about()}
          </p>
          {routing.rules.map((rule, index) => (
            <RuleCard
              // biome-ignore lint/suspicious/noArrayIndexKey: rules have no id, and their order is their meaning
              key={index}
              number={index + 1}
              rule={rule}
              agents={agents}
              onChange={(next) => setRules(routing.rules.with(index, next))}
              onRemove={() => setRules(routing.rules.toSpliced(index, 1))}
            />
          ))}
        </section>
      )}
      <Button
        type="submit"
        className="justify-self-start"
        pending={pending}
        unavailable={obstacle ?? (isChanged ? undefined : m.contacts__nothing_changed())}
      >
        {m.contacts__save()}
      </Button>
    </form>
  );
}
