import { sharedLabels } from '@lintel/server/professionals';
import type { ReactNode } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { counted, day, decimal, money } from '../../ui/format.ts';
import { moment } from '../../ui/moment.ts';
import { propertyPath } from '../listings/paths.ts';
import type { Client } from './calls.ts';

const preApprovalStates = {
  none: 'No letter yet',
  in_review: 'Letter in review',
  approved: 'Approved',
  returned: 'Letter returned',
  expired: 'Expired',
  pays_cash: 'Not needed: pays without a loan',
} as const;

const preApprovalWords = ({ state, until }: NonNullable<Client['buyer']['preApproval']>): string =>
  until === null
    ? preApprovalStates[state]
    : `${preApprovalStates[state]}, ${state === 'expired' ? 'on' : 'until'} ${day(until)}`;

/** The facts that a buyer shares with a professional. */
export function SharedFacts({ client }: { client: Client }) {
  const { buyer, state, shared } = client;
  if (state !== 'pending' && state !== 'connected') return null;
  if (state === 'pending')
    return (
      <p className="text-14 text-soft">
        Once you accept you see: {shared.map((fact) => sharedLabels[fact].toLowerCase()).join('; ')}.
      </p>
    );
  const wishes = buyer.preferences;
  const lines: [string, ReactNode][] = [
    ...(buyer.email
      ? [
          [
            'E-mail',
            <a key="m" className="link" href={`mailto:${buyer.email}`}>
              {buyer.email}
            </a>,
          ] as [string, ReactNode],
        ]
      : []),
    ...(buyer.phone
      ? [
          [
            'Phone',
            <a key="t" className="link" href={`tel:${buyer.phone}`}>
              {buyer.phone}
            </a>,
          ] as [string, ReactNode],
        ]
      : []),
    ...(buyer.budget !== null ? [['Budget', `up to ${money(buyer.budget, buyer.currency)}`] as [string, string]] : []),
    ...(wishes
      ? [
          [
            'Wishes',
            [
              wishes.city,
              wishes.bedrooms !== null && `${wishes.bedrooms}+ bedrooms`,
              wishes.bathrooms !== null && `${decimal(wishes.bathrooms)}+ bathrooms`,
            ]
              .filter(Boolean)
              .join(' · ') || 'None stated',
          ] as [string, string],
        ]
      : []),
  ];
  if (buyer.savedHomeCount !== null && !buyer.savedHomes)
    lines.push(['Saved', counted(buyer.savedHomeCount, 'home', 'homes')]);
  if (buyer.preApproval) lines.push(['Pre-approval', preApprovalWords(buyer.preApproval)]);
  if (buyer.otherAppointments)
    lines.push([
      'Other appointments',
      buyer.otherAppointments.map(({ kind, startsAt }) => `${kind}, ${moment(startsAt)}`).join(' · ') || 'None to come',
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
          <dt className="text-soft">Saved</dt>
          <dd>
            {buyer.savedHomes.length === 0 ? 'No homes yet' : `${counted(buyer.savedHomes.length, 'home', 'homes')}: `}
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
