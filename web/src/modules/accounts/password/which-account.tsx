import { m } from '@lintel/messages';
import { useEffect, useState } from 'react';
import type { Api } from '../../../api/api.ts';
import { callApi } from '../../../api/client.ts';
import { accountInWords } from '../email/link.ts';

type Account = Awaited<ReturnType<Api['accounts']['resetAccounts']>>['accounts'][number];

/** Returns the accounts opened with the address of a reset link when none of them has confirmed it. */
export function useResetAccounts(token: string): readonly Account[] {
  const [accounts, setAccounts] = useState<readonly Account[]>([]);
  useEffect(() => {
    if (!token) return;
    // An invalid link is reported when the password is submitted.
    callApi((api) => api.accounts.resetAccounts({ token })).then(
      (answer) => setAccounts(answer.accounts),
      () => {},
    );
  }, [token]);
  return accounts;
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Several accounts can be opened with one address; the account chosen here keeps it. */
export function WhichAccount(props: {
  accounts: readonly Account[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
  /** True if the form was submitted without a choice. */
  isMissing: boolean;
}) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-14 font-medium">{m.accounts__several_accounts_use_this_address()}</legend>
      {props.accounts.map((account) => (
        <label
          key={account.id}
          className="flex min-h-11 items-start gap-3 rounded-control border border-edge px-3 py-2"
        >
          <input
            type="radio"
            name="account"
            className="mt-1 size-4 shrink-0 accent-primary"
            checked={props.chosen === account.id}
            onChange={() => props.onChoose(account.id)}
          />
          <span className="min-w-0">
            <span className="block first-letter:uppercase">{accountInWords(account)}</span>
            <span className="text-14 text-soft">
              {m.accounts__opened_last_used({
                text: moment.format(new Date(account.openedAt)),
                text2: moment.format(new Date(account.lastUsedAt)),
              })}
            </span>
          </span>
        </label>
      ))}
      {props.isMissing && props.chosen === undefined && (
        <p role="alert" className="text-14 text-danger">
          {m.accounts__choose_your_account()}
        </p>
      )}
      <p className="text-14 text-soft">{m.accounts__well_ask_the_other_accounts()}</p>
    </fieldset>
  );
}
