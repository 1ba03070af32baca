import { m } from '@lintel/messages';
import { Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { MoneyInput } from '../../../ui/fields/money-input.tsx';
import type { Routing } from '../calls.ts';
import type { RoutedAgent } from './routed-agent.ts';

type Rule = Routing['rules'][number];

export const emptyRule = (agentId: number): Rule => ({
  ...{ agentIds: [agentId], states: [], cities: [], languages: [] },
  ...{ budgetMin: null, budgetMax: null },
});

const listOf = (text: string): string[] => text.split(',').map((each) => each.trimStart());

/** The conditions of a rule and the agents who get its leads. An empty condition matches every lead. */
export function RuleCard(props: {
  number: number;
  rule: Rule;
  agents: readonly RoutedAgent[];
  onChange: (rule: Rule) => void;
  onRemove: () => void;
}) {
  const { number, rule, agents, onChange, onRemove } = props;
  const names = (key: 'states' | 'cities' | 'languages') => ({
    placeholder: m.contacts__any(),
    value: rule[key].join(', '),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...rule, [key]: target.value === '' ? [] : listOf(target.value) }),
  });
  const amount = (key: 'budgetMin' | 'budgetMax') => ({
    placeholder: m.contacts__any(),
    value: rule[key],
    onAmount: (typed: string) => onChange({ ...rule, [key]: typed === '' ? null : Number(typed) }),
  });
  return (
    <fieldset className="grid grid-cols-2 gap-3 rounded-card border border-line p-3">
      <legend className="sr-only">{m.contacts__rule_number({ number })}</legend>
      <p className="col-span-2 flex items-center justify-between text-14 font-semibold">
        {m.contacts__rule_number({ number })}
        <Button kind="quiet" size="icon" aria-label={m.contacts__remove_rule({ number })} onClick={onRemove}>
          <Trash2 aria-hidden size={16} strokeWidth={1.5} />
        </Button>
      </p>
      <Field label={m.contacts__cities()} {...names('cities')} />
      <Field label={m.contacts__states()} {...names('states')} />
      <MoneyInput label={m.contacts__budget_from()} {...amount('budgetMin')} />
      <MoneyInput label={m.contacts__budget_to()} {...amount('budgetMax')} />
      <div className="col-span-2">
        <Field label={m.contacts__languages()} {...names('languages')} />
      </div>
      <fieldset className="col-span-2 max-h-48 overflow-y-auto">
        <legend className="text-14 font-medium">{m.contacts__agents()}</legend>
        {agents.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={rule.agentIds.includes(id)}
            onChange={({ target }) =>
              onChange({
                ...rule,
                agentIds: target.checked ? [...rule.agentIds, id] : rule.agentIds.filter((each) => each !== id),
              })
            }
          />
        ))}
      </fieldset>
    </fieldset>
  );
}
