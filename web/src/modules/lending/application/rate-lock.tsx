import { m } from '@lintel/messages';
import { type Application, LockExtension, NewLock } from '@lintel/server/lending';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { MoneyField, NumberField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { signOf } from '../../../ui/format.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { todayHere } from '../../../ui/time/moment.ts';
import { lendingKey } from '../calls.ts';
import { LockHistory } from './lock-history.tsx';

const USUAL_DAYS = { US: 45, CA: 120 };

/** The rate lock (USA) or rate hold (Canada) in force, and the forms that lock and extend it. */
export function RateLock({ application }: { application: Application }) {
  const { id, country, currency, rateLock } = application;
  const [editing, setEditing] = useState<'lock' | 'extend'>();
  const close = () => setEditing(undefined);
  const title = country === 'CA' ? m.lending__rate_hold() : m.lending__rate_lock();
  return (
    <section className="grid gap-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-18">{title}</h3>
        <span className="flex flex-wrap gap-2">
          {rateLock && (
            <Button kind="secondary" onClick={() => setEditing('extend')}>
              {m.lending__extend()}
            </Button>
          )}
          <Button kind="secondary" onClick={() => setEditing('lock')}>
            {rateLock ? m.lending__replace_lock() : m.lending__lock_rate()}
          </Button>
        </span>
      </header>
      {rateLock ? (
        <LockHistory lock={rateLock} currency={currency} />
      ) : (
        <p className="text-14 text-soft">{m.lending__no_lock()}</p>
      )}
      <Dialog
        title={editing === 'extend' ? m.lending__extend() : title}
        open={editing !== undefined}
        onOpenChange={(open) => !open && close()}
      >
        {editing === 'lock' && <LockForm id={id} days={USUAL_DAYS[country]} onDone={close} />}
        {editing === 'extend' && <ExtensionForm id={id} currency={currency} onDone={close} />}
      </Dialog>
    </section>
  );
}

function LockForm({ id, days, onDone }: { id: number; days: number; onDone: () => void }) {
  const { confirm } = useAction({ refetch: [lendingKey] });
  const form = useForm<Partial<NewLock>, NewLock>({
    schema: NewLock,
    start: { lockedOn: todayHere(), days },
    async send(lock) {
      await callApi((api) => api.lending.lockRate({ id, ...lock }));
      await confirm({ title: m.lending__rate_locked() });
      onDone();
    },
    failed: m.lending__could_not_lock(),
  });
  return (
    <Form form={form} label={m.lending__lock_rate()}>
      <NumberField form={form} name="ratePercent" label={m.lending__note_rate_percent()} step="0.001" />
      <TextField form={form} name="lockedOn" type="date" label={m.lending__locked_on()} />
      <NumberField form={form} name="days" label={m.lending__days()} />
      <div>
        <Submit form={form} pending={m.lending__saving()}>
          {m.lending__lock_rate()}
        </Submit>
      </div>
    </Form>
  );
}

type ExtensionProps = Pick<Application, 'id' | 'currency'> & { onDone: () => void };

/** More days, and what they cost: an amount or a percentage of the loan. */
function ExtensionForm({ id, currency, onDone }: ExtensionProps) {
  const { confirm } = useAction({ refetch: [lendingKey] });
  const form = useForm<Partial<LockExtension>, LockExtension>({
    schema: LockExtension,
    start: { on: todayHere(), days: 7 },
    async send(extension) {
      await callApi((api) => api.lending.extendLock({ id, ...extension }));
      await confirm({ title: m.lending__lock_extended() });
      onDone();
    },
    failed: m.lending__could_not_lock(),
  });
  return (
    <Form form={form} label={m.lending__extend()}>
      <NumberField form={form} name="days" label={m.lending__more_days()} />
      <TextField form={form} name="on" type="date" label={m.lending__extended_on()} />
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField form={form} name="amount" label={m.lending__cost_in({ sign: signOf(currency) })} />
        <NumberField form={form} name="points" step="0.001" label={m.lending__or_points()} />
      </div>
      <div>
        <Submit form={form} pending={m.lending__saving()}>
          {m.lending__extend()}
        </Submit>
      </div>
    </Form>
  );
}
