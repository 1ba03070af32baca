import { m } from '@lintel/messages';
import { conflict } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { eventOf } from '../calendar/event-of.ts';
import { calendarFile } from '../calendar/ics.ts';
import { appointmentAccess } from './access.ts';
import { bookingContract as contract } from './contract.ts';
import { appointmentOf } from './rows.ts';

export const calendar = serve(contract.calendarFile, {
  access: appointmentAccess.may('see'),
  async run({ subject: row, me, db }) {
    if (!row.startsAt || row.state === 'proposed') throw conflict(m.professionals__no_time_has_been_confirmed());
    const file = calendarFile(eventOf(row, await appointmentOf(db, me, row.id)));
    return {
      headers: {
        'content-disposition': `attachment; filename="appointment-${row.id}.ics"`,
        'cache-control': 'private, no-store',
      },
      body: new Blob([file], { type: 'text/calendar; charset=utf-8' }),
    };
  },
});
