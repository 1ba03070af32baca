import { m } from '@lintel/messages';
import { conflict } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { professionalsContract as contract } from '../contract.ts';
import { appointmentAccess } from './access.ts';
import { calendarFile } from './ics.ts';
import { appointmentOf } from './rows.ts';

const kindTitles = { call: 'Call', showing: 'Showing', meeting: 'Meeting' } as const;

export const calendar = serve(contract.calendarFile, {
  access: appointmentAccess.may('see'),
  async run({ subject: row, me, db }) {
    if (!row.startsAt) throw conflict(m.professionals__no_time_has_been_confirmed());
    const { side, buyer, professional, home, kind } = await appointmentOf(db, me, row.id);
    const other = side === 'buyer' ? professional.name : buyer.name;
    const file = calendarFile({
      uid: `appointment-${row.id}@lintel`,
      sequence: row.sequence,
      startsAt: row.startsAt,
      minutes: row.minutes,
      changedAt: row.changedAt,
      summary: m.professionals__with_2({ kindTitles: kindTitles[kind], other }),
      description: row.note ?? '',
      location: kind === 'showing' ? home : null,
      cancelled: row.state === 'cancelled',
    });
    return {
      headers: {
        'content-disposition': `attachment; filename="appointment-${row.id}.ics"`,
        'cache-control': 'private, no-store',
      },
      body: new Blob([file], { type: 'text/calendar; charset=utf-8' }),
    };
  },
});
