import { m } from '@lintel/messages';
import type { OpenHouse, Visitor } from '@lintel/server/appointments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { openHousesQuery } from '../calls.ts';
import { add, sendAll, waiting } from './queue.ts';

const empty = { name: '', email: '', phone: '', hasAgent: false, mayContact: false };
const RETRY_MS = 15_000;

/** The sign-in sheet of an open house, for a tablet at the door. It works without a connection. */
export function SignInPage({ id }: { id: number }) {
  const client = useQueryClient();
  const openHouse = useQuery(openHousesQuery).data?.openHouses.find((each: OpenHouse) => each.id === id);
  const [fields, setFields] = useState(empty);
  const [wrong, setWrong] = useState<'name' | 'email'>();
  const [thanks, setThanks] = useState<string>();
  const [left, setLeft] = useState(0);
  const send = useCallback(async () => {
    const before = waiting(id).length;
    if (before === 0) return setLeft(0);
    const after = await sendAll(id, (visitor: Visitor) =>
      callApi((api) => api.appointments.signInVisitor({ id, visitor })),
    );
    setLeft(after);
    if (after < before) void client.invalidateQueries({ queryKey: openHousesQuery.queryKey });
  }, [client, id]);
  useEffect(() => {
    void send();
    const timer = setInterval(() => void send(), RETRY_MS);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [send]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [name, email, phone] = [fields.name.trim(), fields.email.trim(), fields.phone.trim()];
    if (!name) return setWrong('name');
    if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email)) return setWrong('email');
    setWrong(undefined);
    add(id, {
      ...{ id: crypto.randomUUID(), name, email: email || null, phone: phone || null },
      ...{ hasAgent: fields.hasAgent, mayContact: fields.mayContact, signedInAt: new Date().toISOString() },
    });
    setThanks(name);
    setFields(empty);
    void send();
  };
  const put = (change: Partial<typeof empty>) => setFields((before) => ({ ...before, ...change }));
  return (
    // Visitors use the tablet of a signed-in agent, so the page has no navigation.
    <div data-without-navigation className="page grid max-w-160 gap-6 py-8">
      <header className="grid gap-1">
        <h1 className="text-28 md:text-36">{m.appointments__welcome()}</h1>
        <p className="text-18 text-soft">{openHouse?.home ?? m.appointments__open_house()}</p>
      </header>
      {thanks && (
        <Notice tone="good" title={m.appointments__thank_you({ name: thanks })}>
          {m.appointments__please_come_in()}
        </Notice>
      )}
      <form noValidate onSubmit={submit} className="grid gap-4" aria-label={m.appointments__sign_in_sheet()}>
        <Field
          label={m.appointments__your_name()}
          autoComplete="off"
          value={fields.name}
          error={wrong === 'name' ? m.appointments__please_enter_your_name() : undefined}
          onChange={({ target }) => put({ name: target.value })}
        />
        <Field
          type="email"
          label={m.appointments__email_optional()}
          autoComplete="off"
          value={fields.email}
          error={wrong === 'email' ? m.appointments__please_check_the_email_address() : undefined}
          onChange={({ target }) => put({ email: target.value })}
        />
        <Field
          type="tel"
          label={m.appointments__phone_optional()}
          autoComplete="off"
          value={fields.phone}
          onChange={({ target }) => put({ phone: target.value })}
        />
        <Checkbox
          label={m.appointments__i_work_with_an_agent()}
          checked={fields.hasAgent}
          onChange={({ target }) => put({ hasAgent: target.checked })}
        />
        <Checkbox
          label={m.appointments__you_may_contact_me()}
          checked={fields.mayContact}
          onChange={({ target }) => put({ mayContact: target.checked })}
        />
        <p className="text-12 text-soft">{m.appointments__without_it_we_delete()}</p>
        <Button type="submit" size="lg" className="justify-self-start">
          {m.appointments__sign_in_here()}
        </Button>
      </form>
      <p role="status" className="text-14 text-soft">
        {left > 0 && m.appointments__wait_to_be_sent({ count: left })}
      </p>
    </div>
  );
}
