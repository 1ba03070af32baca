import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { sharedLabels } from '@lintel/server/professionals';
import type { ReactNode } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { day, decimal, money } from '../../../ui/format.ts';
import { moment } from '../../../ui/time/moment.ts';
import { propertyPath } from '../../listings/paths.ts';
import type { Client } from '../calls.ts';

const preApprovalStates = texts({
  none: m.professionals__no_letter_yet,
  in_review: m.professionals__letter_in_review,
  approved: m.professionals__approved,
  returned: m.professionals__letter_returned,
  expired: m.professionals__expired,
  pays_cash: m.professionals__not_needed_buying_without_a,
});

const preApprovalWords = ({ state, until }: NonNullable<Client['buyer']['preApproval']>): string =>
  until === null
    ? preApprovalStates[state]
    : `${preApprovalStates[state]}, ${state === 'expired' ? 'on' : 'until'} ${day(until)}`;

/** Facts a buyer shares with a professional. */
export function SharedFacts({ client }: { client: Client }) {
  const { buyer, state, shared } = client;
  if (state !== 'pending' && state !== 'connected') return null;
  if (state === 'pending')
    return (
      <p className="text-14 text-soft">
        {m.professionals__once_you_accept_youll_see({
          list: shared.map((fact) => sharedLabels[fact].toLowerCase()).join('; '),
        })}
      </p>
    );
  const preferences = buyer.preferences;
  const lines: [string, ReactNode][] = [
    ...(buyer.email
      ? [
          [
            m.professionals__email(),
            <a key="m" className="link" href={`mailto:${buyer.email}`}>
              {buyer.email}
            </a>,
          ] as [string, ReactNode],
        ]
      : []),
    ...(buyer.phone
      ? [
          [
            m.professionals__phone(),
            <a key="t" className="link" href={`tel:${buyer.phone}`}>
              {buyer.phone}
            </a>,
          ] as [string, ReactNode],
        ]
      : []),
    ...(buyer.budget !== null
      ? [
          [m.professionals__budget(), m.professionals__up_to({ budget: money(buyer.budget, buyer.currency) })] as [
            string,
            string,
          ],
        ]
      : []),
    ...(preferences
      ? [
          [
            m.professionals__search_criteria(),
            [
              preferences.city,
              preferences.bedrooms !== null && `${preferences.bedrooms}+ bedrooms`,
              preferences.bathrooms !== null && `${decimal(preferences.bathrooms)}+ bathrooms`,
            ]
              .filter(Boolean)
              .join(' · ') || m.professionals__none_specified(),
          ] as [string, string],
        ]
      : []),
  ];
  if (buyer.savedHomeCount !== null && !buyer.savedHomes)
    lines.push([m.professionals__saved(), m.count__homes({ count: buyer.savedHomeCount })]);
  if (buyer.preApproval) lines.push([m.professionals__pre_approval(), preApprovalWords(buyer.preApproval)]);
  if (buyer.otherAppointments)
    lines.push([
      m.professionals__other_appointments(),
      buyer.otherAppointments.map(({ kind, startsAt }) => `${kind}, ${moment(startsAt)}`).join(' · ') ||
        m.professionals__none_upcoming(),
    ]);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14">
      {lines.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
      {buyer.savedHomes && (
        <div className="contents">
          <dt className="text-soft">{m.professionals__saved()}</dt>
          <dd>
            {buyer.savedHomes.length === 0
              ? m.professionals__no_homes_yet()
              : `${m.count__homes({ count: buyer.savedHomes.length })}: `}
            {buyer.savedHomes.slice(0, 5).map((id) => (
              <AppLink key={id} href={propertyPath(id)} className="link mr-2">
                {id}
              </AppLink>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
