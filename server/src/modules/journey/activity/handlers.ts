import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { EventKind } from '../../../platform/events/event-kind.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { searchSaved } from '../../alerts/index.ts';
import { appointmentChanged } from '../../appointments/index.ts';
import { documentReviewed, documentUploaded } from '../../documents/index.ts';
import { messageSent } from '../../messages/index.ts';
import { refreshPages } from '../../notifications/index.ts';
import { connectionChanged, type SharedFact } from '../../professionals/index.ts';
import { homeRemoved, homeSaved } from '../../saving/index.ts';
import { publishStep } from '../progress/moves.ts';
import { addActivity, type Line } from './add-activity.ts';
import {
  aboutAppointment,
  aboutConnection,
  aboutHome,
  aboutMessage,
  aboutReview,
  aboutSearch,
  aboutUpload,
} from './lines.ts';

/**
 * Adds events of other modules to the feed and checks whether they moved the person to another step. Each event
 * is handled once, with its lines in one transaction.
 */
export function fillFeed(app: AppContext): void {
  const emitIn =
    (tx: Tx): Emit =>
    (kind, payload) =>
      app.events.emit(tx, kind, payload);
  const handle = <Payload>(
    kind: EventKind<Payload>,
    linesOf: (tx: Tx, payload: Payload) => Promise<Line[]>,
    buyerOf: (payload: Payload) => number,
    cause: readonly SharedFact[],
  ) =>
    app.events.on(kind, 'journey', async (payload, tx) => {
      await addActivity(tx, await linesOf(tx, payload));
      await publishStep(tx, emitIn(tx), buyerOf(payload), { cause });
    });

  handle(
    homeSaved,
    (tx, home) => aboutHome(tx, home, 'saved'),
    ({ personId }) => personId,
    ['saved_homes', 'saved_home_count'],
  );
  handle(
    homeRemoved,
    (tx, home) => aboutHome(tx, home, 'removed'),
    ({ personId }) => personId,
    ['saved_homes', 'saved_home_count'],
  );
  handle(documentUploaded, aboutUpload, ({ ownerId }) => ownerId, ['pre_approval']);
  handle(documentReviewed, aboutReview, ({ ownerId }) => ownerId, ['pre_approval']);
  handle(connectionChanged, aboutConnection, ({ buyerId }) => buyerId, []);
  handle(appointmentChanged, aboutAppointment, ({ buyerId }) => buyerId, ['appointments']);
  handle(searchSaved, aboutSearch, ({ personId }) => personId, []);
  // A message never changes the step.
  app.events.on(messageSent, 'journey', async (sent, tx) => {
    await addActivity(tx, await aboutMessage(tx, sent));
    await refreshPages(emitIn(tx), [sent.authorId, sent.recipientId], 'journey');
  });
}
