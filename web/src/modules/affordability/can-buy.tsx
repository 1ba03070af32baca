import { m } from '@lintel/messages';
import { useRouteContext } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { CanBuyInvitation } from './can-buy-invitation.tsx';
import { SaveFigures } from './save-figures.tsx';
import type { EstimatedHome } from './use-estimate.ts';
import { visitorProfile } from './visitor-profile.ts';

const LiveBadge = lazy(() => import('./live-badge.tsx'));
const LivePanel = lazy(() => import('./live-panel.tsx'));
const LiveNote = lazy(() => import('./live-note.tsx'));

/** The verdict on a card; nothing for a person without a profile. */
export const CanBuyBadge = ({ home }: { home: EstimatedHome }) => (
  <WithProfile otherwise={null}>
    <LiveBadge home={home} />
  </WithProfile>
);

/** The verdict on a home's page, or the way to get one. */
export const CanBuyPanel = ({ home }: { home: EstimatedHome }) =>
  home.status === 'sold' ? null : (
    <WithProfile otherwise={<CanBuyInvitation />}>
      <LivePanel home={home} />
    </WithProfile>
  );

/** Tells a person without a stored profile what a filter or order by it needs; nothing for others. */
export function CanBuyNeedsProfile() {
  const { person } = useRouteContext({ from: '__root__' }).session;
  if (person === null) return <SaveFigures sentence={m.affordability__sign_in_and_save_your_figures()} />;
  return (
    <Suspense fallback={null}>
      <LiveNote />
    </Suspense>
  );
}

/** Loads the mortgage engine only where there may be a profile: for a signed-in person, and for a visitor who entered one. */
function WithProfile({ otherwise, children }: { otherwise: ReactNode; children: ReactNode }) {
  const { person } = useRouteContext({ from: '__root__' }).session;
  const [may, setMay] = useState(false);
  useEffect(() => setMay(person !== null || visitorProfile.exists()), [person]);
  return may ? <Suspense fallback={null}>{children}</Suspense> : otherwise;
}
