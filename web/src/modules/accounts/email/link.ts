import { m } from '@lintel/messages';
import { useEffect, useState } from 'react';
import type { Api } from '../../../api/api.ts';
import { callApi } from '../../../api/client.ts';
import { Failure } from '../../../api/failure.ts';

export type EmailLink = Awaited<ReturnType<Api['accounts']['emailLink']>>;

/** Reads what an email link does from the server, without consuming the link. */
export function useEmailLink(token: string): EmailLink | 'loading' | 'spent' | 'failed' {
  const [state, setState] = useState<EmailLink | 'loading' | 'spent' | 'failed'>(token ? 'loading' : 'spent');
  useEffect(() => {
    if (!token) return;
    let current = true;
    callApi((api) => api.accounts.emailLink({ token })).then(
      (link) => current && setState(link),
      (cause: unknown) => current && setState(cause instanceof Failure && cause.status === 400 ? 'spent' : 'failed'),
    );
    return () => {
      current = false;
    };
  }, [token]);
  return state;
}

const kinds: Record<EmailLink['role'], string> = {
  wholesaler: 'wholesaler',
  reseller: 'company',
  agent: 'agent',
  end_user: 'buyer',
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** Formats "buyer account opened on November 20, 2026". */
export const accountInWords = ({ role, openedAt }: Pick<EmailLink, 'role' | 'openedAt'>): string =>
  m.accounts__account_opened({ kinds: kinds[role], text: day.format(new Date(openedAt)) });
