import { describe, expect, it } from 'vitest';
import { readLeadEmail } from './read-lead-email.ts';
import { textOfHtml } from './text-of-email.ts';

describe('the reader of lead emails', () => {
  it('reads lines with labels, also with the value below, and keeps the message', () => {
    const { lead, rest } = readLeadEmail(
      'From: leads@portal.example\nSubject: New lead\n\nName: Ada Stone\nEmail:\nada@example.org\n*Phone:* (512) 555-0123\nPrice range: $400K - $500K\nCity: Austin\nState: TX\n\nCan I see it on Saturday?',
    );
    expect(lead).toEqual({
      ...{ firstName: 'Ada', lastName: 'Stone', emails: 'ada@example.org', phones: '(512) 555-0123' },
      ...{ budget: '500000', city: 'Austin', stateOrProvince: 'TX' },
    });
    expect(rest).toBe('Can I see it on Saturday?');
  });

  it('reads a name, an address and a number of sentences and header lines, never the address of the portal', () => {
    const { lead, rest, portal } = readLeadEmail(
      'From: noreply@zillow.com\nReply-To: jean.roy@example.ca\nSubject: New inquiry from Jean Le Roy\nJean Le Roy is interested in 12 Oak St.\n+1 416 555 0100\nleads@realtor.ca',
    );
    expect(lead).toEqual({
      ...{ firstName: 'Jean', lastName: 'Le Roy', emails: 'jean.roy@example.ca', phones: '+1 416 555 0100' },
    });
    expect(rest).toBe('Jean Le Roy is interested in 12 Oak St.\nleads@realtor.ca');
    expect(portal).toBe('Zillow');
  });

  it('keeps the first value of a field and leaves a text without a lead as it is', () => {
    expect(readLeadEmail('First name: Ada\nFirst name: Bea\nPhone: none').lead).toEqual({ firstName: 'Ada' });
    expect(readLeadEmail('Lunch at 12?')).toEqual({ lead: {}, portal: null, rest: 'Lunch at 12?' });
    expect(readLeadEmail('Someone is interested in your listing').lead).toEqual({});
  });

  it('never mistakes the address of the agent, who forwards or receives the email, for that of the lead', () => {
    const forwarded =
      'Subject: Fwd: Inquiry\n---------- Forwarded message ---------\nFrom: Ada Stone <ada@example.org>\nTo: Naomi <naomi@agents.example>\nI would like a tour.\nNaomi Sinclair\nnaomi@agents.example';
    const { lead } = readLeadEmail(forwarded, { own: ['naomi@agents.example'] });
    expect(lead).toEqual({ emails: 'ada@example.org' });
  });

  // Wording and senders as portals publish them, with invented people.
  it.each([
    [
      'Zillow',
      'Reply-To: 3kf8@convo.zillow.com\nSubject: Ernestine is requesting information about 1919 W Diamond St #2\nI would like to know the deposit.',
      { firstName: 'Ernestine', lastName: '', emails: '3kf8@convo.zillow.com' },
    ],
    [
      'Realtor.com',
      'Subject: New realtor.com lead - Rebecca Sutton\nFirst Name: Rebecca\nLast Name: Sutton\nEmail Address: rs@example.com\nPhone Number: 512-555-0143\nProperty Address:\n12 Oak St',
      { firstName: 'Rebecca', lastName: 'Sutton', emails: 'rs@example.com', phones: '512-555-0143' },
    ],
    [
      'REALTOR.ca',
      'Reply-To: lead@realtor.ca\nSubject: Showing request for 450 Main St\nAnh Tran would like to book a showing at 450 Main St.\nMLS® Number: R2891234',
      { firstName: 'Anh', lastName: 'Tran' },
    ],
    [
      'Centris',
      'Subject: Demande d’information\nPrénom : Zoé\nNom de famille : Gagnon\nCourriel : zoe@exemple.ca\nTéléphone : 514 555-0190\nMessage : Est-ce disponible?\nwww.centris.ca',
      { firstName: 'Zoé', lastName: 'Gagnon', emails: 'zoe@exemple.ca', phones: '514 555-0190' },
    ],
    [
      'Redfin',
      'Subject: Tour request\nNoah Kim has requested a tour of 9 Elm Ave.\nnoah@example.net\n(206) 555-0111\nredfin.com',
      { firstName: 'Noah', lastName: 'Kim', emails: 'noah@example.net', phones: '(206) 555-0111' },
    ],
  ])('reads an email of %s', (portal, text, lead) => {
    expect(readLeadEmail(text)).toMatchObject({ portal, lead });
    expect(Object.keys(readLeadEmail(text).lead).sort()).toEqual(Object.keys(lead).sort());
  });

  it('reads tables of HTML', () => {
    const html =
      '<head><title>Lead</title><style>p{}</style></head><p>New&nbsp;lead</p><table><tr><td>Name</td><td> Ren&eacute;e&#39;s  Roy </td></tr><tr><td>Phone</td>\n<td>613 555 0102</td></tr></table>';
    expect(textOfHtml(html)).toBe("New lead\nName\tRenée's Roy\nPhone\t613 555 0102");
    expect(readLeadEmail(textOfHtml(html)).lead).toEqual({
      ...{ firstName: "Renée's", lastName: 'Roy', phones: '613 555 0102' },
    });
  });

  it.each(['<style ', '<', '<!--', 'a', 'a@', 'A b ', '<td></td>', 'Lead from '])(
    'reads 375 kB of “%s” in half a second',
    (part) => {
      const hostile = part.repeat(375_000 / part.length);
      const begun = performance.now();
      readLeadEmail(textOfHtml(hostile));
      readLeadEmail(hostile);
      expect(performance.now() - begun).toBeLessThan(500);
    },
  );
});
