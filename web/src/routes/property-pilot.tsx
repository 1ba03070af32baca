import { m } from '@lintel/messages';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PilotPage } from '../frames/property-pilot/pilot-page.tsx';
import { readPilotState } from '../frames/property-pilot/pilot-state.ts';
import { guard } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/property-pilot')({
  validateSearch: readPilotState,
  beforeLoad: guard('buyer'),
  head: () => ({ meta: [{ title: m.routes__property_pilot_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function PropertyPilot() {
    const { me } = Route.useRouteContext();
    const { tab = 'homes' } = readPilotState({ ...Route.useSearch() });
    const navigate = useNavigate();
    return (
      <QueryScope>
        <PilotPage
          me={me}
          tab={tab}
          onTab={(next) =>
            void navigate({ to: '/property-pilot', search: readPilotState({ tab: next }), resetScroll: false } as never)
          }
        />
      </QueryScope>
    );
  },
});
