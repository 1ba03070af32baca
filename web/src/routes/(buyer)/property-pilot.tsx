import { m } from '@lintel/messages';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { PilotPage } from '../../layouts/property-pilot/pilot-page.tsx';
import { readPilotState } from '../../layouts/property-pilot/pilot-state.ts';
import { guard } from '../../layouts/signed-in/guard.ts';

export const Route = createFileRoute('/(buyer)/property-pilot')({
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
