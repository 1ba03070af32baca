import { m } from '@lintel/messages';
import type { AppContext } from '../../platform/app/app-context.ts';
import type { Emit } from '../../platform/events/events.ts';
import { profileOf } from '../accounts/index.ts';
import { salesRequested } from '../signups/index.ts';
import { openTicket } from './open-ticket.ts';
import type { SupportServices } from './operator.ts';
import { promisedHours } from './promise.ts';

/** A sign-up for a plan without a price becomes a ticket of its owner, with a promised reply. */
export function handleSalesRequests(app: AppContext, services: SupportServices): void {
  app.events.on(salesRequested, 'ask support', async ({ personId, companyName, expectedAgentCount }, tx) => {
    const person = await profileOf(tx, personId);
    // An account with another person's address creates no ticket in its name.
    if (!person || person.emailIsPlaceholder) return;
    const { email, name: fullName } = person;
    const question = {
      personId,
      email,
      fullName,
      userType: 'reseller' as const,
      priority: 'high' as const,
      topic: 'general' as const,
      emergency: undefined,
      subject: m.support__a_custom_plan(),
      message: m.support__expects_agents_and_requests_a({ companyName, expectedAgentCount }),
    };
    const emit: Emit = (kind, payload) => app.events.emit(tx, kind, payload);
    await openTicket(
      { tx, emit },
      services,
      question,
      promisedHours('reseller', { topic: 'general', emergency: null }),
    );
  });
}
