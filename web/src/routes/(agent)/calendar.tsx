import { m } from '@lintel/messages';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { onlyRead } from '../../api/search-params.ts';
import { guard } from '../../layouts/signed-in/guard.ts';
import { CalendarPage } from '../../modules/appointments/calendar/calendar-page.tsx';
import { readCalendarState } from '../../modules/appointments/paths.ts';

export const Route = createFileRoute('/(agent)/calendar')({
  validateSearch: onlyRead(readCalendarState),
  beforeLoad: guard('agent'),
  head: () => ({ meta: [{ title: m.routes__calendar_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function CalendarRoute() {
    const state = Route.useSearch();
    const { me } = Route.useRouteContext();
    const navigate = useNavigate();
    return (
      <QueryScope>
        <CalendarPage
          state={state}
          showsHomes={me.agentType === 'real_estate'}
          onGo={(to) => void navigate({ to: '/calendar', search: to, replace: true } as never)}
        />
      </QueryScope>
    );
  },
});
