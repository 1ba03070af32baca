import { m } from '@lintel/messages';
import type { Application, Letter, LetterLimits } from '@lintel/server/lending';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { day, money } from '../../../ui/format.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { isOpen } from '../application/is-open.ts';
import { lendingKey } from '../calls.ts';
import { letterPdfPath, verifyLetterPath } from '../paths.ts';
import { letterWords } from '../words.ts';
import { LetterForm } from './letter-form.tsx';
import { LimitsForm } from './limits-form.tsx';

/** Letters of an application: the agent sets limits, and either side makes a letter for one offer within them. */
export function Letters({ application }: { application: Application }) {
  const { limits, letters, mine, currency } = application;
  return (
    <div className="grid gap-6">
      {limits && isOpen(application) ? (
        <div className="grid gap-4 lg:grid-cols-2">
          <Limits limits={limits} currency={currency} />
          <LetterForm application={application} />
        </div>
      ) : (
        mine && isOpen(application) && <p className="text-soft">{m.lending__no_limits_yet()}</p>
      )}
      {!mine && isOpen(application) && <LimitsForm application={application} />}
      {letters.length > 0 && (
        <ul className="grid">
          {letters.map((letter) => (
            <LetterRow key={letter.id} letter={letter} application={application} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Limits({ limits, currency }: { limits: LetterLimits; currency: Application['currency'] }) {
  const rows = [
    [m.lending__highest_price(), money(limits.priceMax, currency)],
    [m.lending__highest_loan(), money(limits.loanMax, currency)],
    [m.lending__highest_payment(), money(limits.paymentMax, currency)],
    [m.lending__down_payment(), `${money(limits.downMin, currency)} – ${money(limits.cashMax, currency)}`],
    [m.lending__program(), `${limits.program}, ${limits.ratePercent}%, ${m.lending__years({ years: limits.years })}`],
    [m.lending__valid_until(), day(limits.expiresOn)],
  ];
  return (
    <section className="lintel grid content-start gap-2 p-4">
      <h3 className="text-18">{m.lending__your_limits()}</h3>
      <dl className="grid gap-1 text-14">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-soft">{label}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const letterTones = { valid: 'good', expired: 'plain', revoked: 'danger', license_lapsed: 'danger' } as const;

function LetterRow({ letter, application: { mine, currency } }: { letter: Letter; application: Application }) {
  const [revoking, setRevoking] = useState(false);
  const { act, pending } = useAction({ refetch: [lendingKey], failed: m.lending__could_not_revoke() });
  const revoke = async () => {
    const done = await act(() => callApi((api) => api.lending.revokeLetter({ id: letter.id })), {
      title: m.lending__letter_is_revoked(),
    });
    if (done) setRevoking(false);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <span className="grid">
        <span className="font-medium">{letter.home}</span>
        <span className="text-14 text-soft">
          {money(letter.price, currency)} · {letter.code} · {m.lending__valid_until()} {day(letter.expiresOn)}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <Badge tone={letterTones[letter.status]}>{letterWords[letter.status]()}</Badge>
        <a
          href={letterPdfPath(letter.id)}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-10 items-center"
        >
          {m.lending__pdf()}
        </a>
        <a href={verifyLetterPath(letter.code)} className="link inline-flex min-h-10 items-center">
          {m.lending__verify_page()}
        </a>
        {!mine && letter.status === 'valid' && (
          <Button kind="quiet" onClick={() => setRevoking(true)}>
            {m.lending__revoke()}
          </Button>
        )}
        <Dialog
          title={m.lending__revoke_title()}
          open={revoking}
          onOpenChange={setRevoking}
          cancel
          footer={
            <Button kind="danger" pending={pending} onClick={() => void revoke()}>
              {m.lending__revoke()}
            </Button>
          }
        >
          <p>{m.lending__revoke_sure({ home: letter.home })}</p>
        </Dialog>
      </span>
    </li>
  );
}
