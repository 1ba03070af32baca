import { m } from '@lintel/messages';
import { AppLink } from '../../../ui/app-link.tsx';
import { savedSearchesPath } from '../../saving/paths.ts';
import { allAlertsPath } from '../paths.ts';
import { AlertList } from './alert-list.tsx';

/** Alerts of all searches. Digest emails link here. */
export function AllAlertsPage() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-10">
      <p>
        <AppLink href={savedSearchesPath} className="link text-14">
          {m.alerts__all_saved_searches()}
        </AppLink>
      </p>
      <h1 className="text-28">{m.alerts__alerts_for_your_saved_searches()}</h1>
      <h2 className="sr-only">{m.alerts__alerts()}</h2>
      <AlertList back={allAlertsPath} />
    </div>
  );
}
