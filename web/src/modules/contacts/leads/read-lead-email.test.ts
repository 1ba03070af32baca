import { describe, expect, it } from 'vitest';
import { readLeadEmail } from './read-lead-email.ts';

describe('the reader of lead emails', () => {
  it('reads lines with labels, also with the value below, and keeps the message', () => {
    const { draft, rest } = readLeadEmail(
      'From: leads@portal.example\nSubject: New lead\n\nName: Ada Stone\nEmail:\nada@example.org\n*Phone:* (512) 555-0123\nPrice range: $400K - $500K\nCity: Austin\nState: TX\n\nCan I see it on Saturday?',
    );
    expect(draft).toEqual({
      ...{ firstName: 'Ada', lastName: 'Stone', emails: 'ada@example.org', phones: '(512) 555-0123' },
      ...{ budget: '500000', city: 'Austin', stateOrProvince: 'TX' },
    });
    expect(rest).toBe('Can I see it on Saturday?');
  });

  it('reads a name, an address and a number of sentences and header lines, never the address of the portal', () => {
    const { draft, rest } = readLeadEmail(
      'From: noreply@zillow.com\nReply-To: jean.roy@example.ca\nSubject: New inquiry from Jean Le Roy\nJean Le Roy is interested in 12 Oak St.\n+1 416 555 0100\nleads@realtor.ca',
    );
    expect(draft).toEqual({
      ...{ firstName: 'Jean', lastName: 'Le Roy', emails: 'jean.roy@example.ca', phones: '+1 416 555 0100' },
    });
    expect(rest).toBe('Jean Le Roy is interested in 12 Oak St.\nleads@realtor.ca');
  });

  it('keeps the first value of a field and leaves a text without a lead as it is', () => {
    expect(readLeadEmail('First name: Ada\nFirst name: Bea\nPhone: none').draft).toEqual({ firstName: 'Ada' });
    expect(readLeadEmail('Lunch at 12?')).toEqual({ draft: {}, rest: 'Lunch at 12?' });
  });
});
