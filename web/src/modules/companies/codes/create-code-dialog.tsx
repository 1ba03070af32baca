import { m } from '@lintel/messages';
import { NewAgentCode } from '@lintel/server/companies';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { bind } from '../../../ui/form/bind.ts';
import { CheckField, NumberField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { type FilledForm, useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { activeAgentsQuery, callReseller, companyKey } from '../calls.ts';
import { nameOf } from '../words.ts';

interface Typed {
  agentId: number;
  code: string;
  maxUses?: number | null | undefined;
  isActive?: boolean | undefined;
  expiresAt?: string | null | undefined;
}

/** Creates a code for an agent. The suggested code can be changed. */
export default function CreateCodeDialog({ agentId, onClose }: { agentId?: number; onClose: () => void }) {
  const { confirm } = useAction({ refetch: [companyKey] });
  const agents = useQuery(activeAgentsQuery).data?.rows;
  const form = useForm<Typed, ReturnType<typeof NewAgentCode.parse>>({
    schema: NewAgentCode,
    start: { agentId: agentId ?? 0, code: '', isActive: true },
    failed: m.network__we_couldnt_create_the_code(),
    send: async (values) => {
      const made = await callReseller(({ codes }) => codes.create(values));
      onClose();
      await confirm({
        title: m.network__was_created({ code: made.code }),
        description: m.network__it_connects_buyers_with({ agentName: made.agentName }),
      });
    },
  });
  const { suggest, pending } = useSuggestion(form);
  const chosen = bind(form, 'agentId', Number);
  return (
    <Dialog open title={m.network__create_code_2()} onOpenChange={(open) => open || onClose()}>
      <Form form={form} label={m.network__new_code()}>
        <Select
          key={agents ? 'agents' : 'waiting'}
          label={m.network__agent()}
          {...chosen}
          options={[
            { value: '0', label: agents ? m.network__choose_one() : 'Loading …' },
            ...(agents ?? []).map((agent) => ({ value: String(agent.id), label: nameOf(agent) })),
          ]}
        />
        <div className="flex flex-wrap items-start gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              form={form}
              name="code"
              label={m.network__code()}
              autoComplete="off"
              help={m.network__3_to_20_letters_numbers()}
            />
          </div>
          <Button kind="secondary" className="mt-6.5" pending={pending} onClick={() => void suggest()}>
            {m.network__suggest()}
          </Button>
        </div>
        <NumberField
          form={form}
          name="maxUses"
          min={1}
          label={m.network__maximum_uses_optional()}
          help={m.network__the_number_of_buyers_who()}
        />
        <Field
          type="date"
          min={new Date().toISOString().slice(0, 10)}
          label={m.network__last_day_optional()}
          help={m.network__buyers_can_use_the_code()}
          {...bind(form, 'expiresAt', endOfDay)}
        />
        <CheckField form={form} name="isActive" label={m.network__activate_right_away()} />
        <div className="flex flex-wrap gap-2">
          <Submit form={form} pending={m.companies__creating()}>
            {m.network__create_code_2()}
          </Submit>
          <Button kind="secondary" onClick={onClose}>
            {m.network__cancel()}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** Returns the end of a day in the person's time zone. */
const endOfDay = (typed: string | null | undefined): string | undefined =>
  typed && /^\d{4}-\d{2}-\d{2}$/.test(typed) ? new Date(`${typed}T23:59:59`).toISOString() : undefined;

/** Fills in a suggested code once the agent is chosen, and another on request; never replaces a typed code. */
function useSuggestion(form: FilledForm<Typed>) {
  // If no suggestion can be loaded, the person types a code.
  const { act, pending } = useAction({ failed: null });
  const suggested = useRef('');
  const agentId = form.watch('agentId');
  const suggest = () =>
    act(async () => {
      const { code } = await callReseller(({ codes }) => codes.suggest(agentId > 0 ? { agentId } : {}));
      suggested.current = code;
      form.setValue('code', code, { shouldValidate: true });
    });
  const latestSuggest = useRef(suggest);
  latestSuggest.current = suggest;
  const { getValues } = form;
  useEffect(() => {
    const typed = getValues('code');
    if (agentId > 0 && (typed === '' || typed === suggested.current)) void latestSuggest.current();
  }, [agentId, getValues]);
  return { suggest, pending };
}
