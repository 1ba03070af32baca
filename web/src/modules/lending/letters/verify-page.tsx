import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../../api/failure.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { day, money } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { verifiedLetterQuery } from '../calls.ts';
import { letterWords } from '../words.ts';

const tones = { valid: 'good', expired: 'warning', revoked: 'danger', license_lapsed: 'danger' } as const;

/** The public page of a letter shows its terms and status, and nothing about income. */
export function VerifyLetterPage({ code }: { code: string }) {
  const { data, error, refetch } = useQuery(verifiedLetterQuery(code));
  return (
    <div className="page grid max-w-measure grid-cols-[minmax(0,1fr)] gap-6 py-8">
      <h1 className="text-36">{m.lending__verify_letter()}</h1>
      {error && !data ? (
        failureOf(error).status === 404 ? (
          <Notice tone="danger" title={m.lending__no_letter_has_this_code()}>
            {m.lending__check_the_code({ code })}
          </Notice>
        ) : (
          <ErrorState what={m.lending__could_not_verify()} error={error} onRetry={() => void refetch()} />
        )
      ) : !data ? (
        <Skeleton className="h-96" />
      ) : (
        <>
          <div aria-live="polite">
            <Notice tone={tones[data.status]} title={letterWords[data.status]()}>
              {data.kind === 'pre_approval' ? m.lending__pre_approval_letter() : m.lending__pre_qualification_letter()}{' '}
              · {data.code}
            </Notice>
          </div>
          <dl className="lintel grid gap-3 p-4">
            {[
              [m.lending__borrower(), data.buyerName],
              [m.lending__home_of_the_offer(), data.home],
              [m.lending__purchase_price(), money(data.price, data.currency)],
              [m.lending__loan_amount_up_to(), money(data.loanAmount, data.currency)],
              [m.lending__program(), data.program],
              [m.lending__valid_until(), day(data.expiresOn)],
              [m.lending__mortgage_agent(), `${data.agentName}, ${data.companyName}`],
              ...data.licenses.map(({ holder, jurisdiction, number }) => [
                m.lending__license_of({ holder }),
                `${jurisdiction} ${number}`,
              ]),
            ].map(([label, value]) => (
              <div key={label} className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
                <dt className="text-14 text-soft">{label}</dt>
                <dd className="tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="text-14 text-soft">{m.lending__verify_note()}</p>
        </>
      )}
    </div>
  );
}
