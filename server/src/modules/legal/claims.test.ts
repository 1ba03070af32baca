import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { legalDocument, legalVersion } from './versions.ts';

/**
 * The claims of the terms and the privacy policy, each with the title of the test that proves it. Renaming the test or
 * changing the sentence fails here. `counsel` marks claims that a test cannot prove.
 */
const claims: Record<'terms' | 'privacy', readonly [sentence: string, heldBy: string][]> = {
  terms: [
    ['Every version that ever held can still be read', 'has twelve sections in each of its versions'],
    ['a fingerprint of its text', 'gets its owner, plan, license, consents, session and checkout link at once'],
    ['then only sections 2, 9 and 11 apply', 'counsel'],
    ['You must be 18 years old or older', 'gets its owner, plan, license, consents, session and checkout link at once'],
    ['The services are not for people under 18', 'counsel'],
    ['it is required of the wholesaler and of owners', 'are hidden from a wholesaler without the second factor'],
    ['After too many wrong passwords', 'is locked out by address after fifty attempts on many accounts'],
    [
      'can be read but not worked with until its licence',
      'are for the owner only, and only while the company may work',
    ],
    ['again every 30 days', 'is due for another review after 30 days, and the operator is notified'],
    [
      'stops new clients from being led',
      'receives no buyers from the moment it expires, is marked by the next review, and agent and company are notified',
    ],
    [
      'A rejection is told with its reason',
      'rejects with a reason that the applicant reads; after an appeal the license is pending again',
    ],
    [
      'An agent is pending until',
      'joins the company of the code once the address is confirmed, and waits for acceptance and the license review',
    ],
    [
      'their access to its clients ends at once',
      's codes and transfers all clients to a colleague in one transaction, and notifies all of them',
    ],
    [
      'you are connected to that agent',
      'connects the buyer with its agent only, and notifies the agent, once the buyer has confirmed the address',
    ],
    ['The price you ordered at stays yours', 'renews at the customer’s price, even when it is no longer offered'],
    ['which you agree to separately', 'may decline automatic renewal, and its plan then does not renew'],
    ['by letter 30 and 7 days before a renewal', 'reminds 30 and 7 days before a renewal, each once'],
    ['You can cancel in your account at any time', 'cancels at the end of the period and can be resumed'],
    [
      'returned within 30 days of that payment',
      'refunds a year within 30 days and ends the plan, but no month or older year',
    ],
    [
      'the plan goes on for 14 days',
      'is past due when an invoice is unpaid, suspended after 14 days, and active again when it is paid',
    ],
    ['Each bill says which tax was charged', 'is zero where the operator is not registered, with the reason'],
    ['shown to the cent before you agree', 'rejects a change that would cost anything else than the previewed amount'],
    ['promises no loan, and can misunderstand you', 'refuses what must be refused, without an exception'],
    [
      'and either of you can end it',
      'is on the team from the start, sees what the sign-up announced, and can be disconnected by either side',
    ],
    ['Nobody can pay for a place on a list', 'is byte for byte the same whatever anyone pays, sponsors or is named'],
    [
      'with how good it was measured to be',
      'has the version, measured figures with their date and limits, and what is never used',
    ],
    [
      'You ask one professional of a kind at a time',
      'is the only open one of its kind, also for concurrent requests, and the error says who is pending and how to withdraw it',
    ],
    [
      'who sees nothing before you agree',
      'lapses no minute early, and offers the next available professional, who gets no data before the buyer confirms',
    ],
    [
      'once for each showing or closing',
      'requires a completed showing or a closing with this professional, and exists once per event',
    ],
    [
      'You can change your review within 30 days',
      'is edited by its author within 30 days, and keeps its earlier versions',
    ],
    ['can answer it in public', 'is answered publicly by the reviewed professional only'],
    [
      'removed by the published rules alone',
      'is reported to support, and removed by the wholesaler only, by a published rule, with an audit entry',
    ],
    [
      'can block its sender and report it',
      'is suspended while either side blocks messages, and only the side that blocked can unblock',
    ],
    ['a report is read by a person', 'a report sends the last messages to support'],
    ['change no list and no order here', 'never applies a request about the people near by'],
    ['It is erased after 14 days', 'needs the password, happens after 14 days, and can be canceled until then'],
    ['cancels its plan first', 'is rejected for the owner of a company with a running plan and for the wholesaler'],
    [
      'can be read for 90 days',
      'erases the working data of a company once, 90 days after its plan ended; proof and other companies stay',
    ],
    [
      'it is erased, within 30 days more',
      'erases the working data of a company once, 90 days after its plan ended; proof and other companies stay',
    ],
    [
      'they are kept for seven years',
      'removes name, address and credentials, keeps consents and the audit log, and sends an email at the start and the end',
    ],
    ['paid for Lintel in the 12 months', 'counsel'],
    [
      'by letter at least 30 days before',
      'emails everyone with a confirmed address about an upcoming version once, including people who join later',
    ],
  ],
  privacy: [
    ['a password as a hash from which it cannot', 'never stores the password in readable form'],
    ['without name, network address or words', 'logs requests as JSON without addresses, queries and bodies'],
    ['holds for an hour at the most and is deleted', 'is removed: sessions, tokens, attempts'],
    ['name and company only', 's names regardless of case, and no contact details'],
    [
      'that agent sees your name and nothing else until you agree',
      'sees only the name of a buyer assigned by the company, until the buyer agrees to share more',
    ],
    [
      'A company sees how many clients each of its agents has',
      'are listed by month, status and name with their totals, and exclude other companies',
    ],
    ['for 30 days if you ask to be remembered', 'keeps a remembered session for 30 days'],
    [
      'marks this device as known to your account',
      'signs in from a known device immediately, even from a locked-out address',
    ],
    ['Scripts cannot read it', 'keeps the session in a cookie that no script reads and no other site sends'],
    ['Secrets of the second step are encrypted', 'stores the secret and the codes encrypted'],
    ['each line proves the one before it', 'reports whether the chain is intact, and which entry was changed'],
    ['14 days more in which you can take that back', 'needs the password, happens after 14 days'],
    [
      'and what you wrote to support are erased',
      'removes name, address and credentials, keeps consents and the audit log, and sends an email at the start and the end',
    ],
    [
      '90 days after its plan ended',
      'erases the working data of a company once, 90 days after its plan ended; proof and other companies stay',
    ],
    ['24 months after they were closed', 'is deleted 24 months after it was closed, and an open one never'],
    ['else at most 7 days and one day without use', 'ends a session that is not remembered after a day without use'],
    [
      'consents, and licence checks: seven years',
      'removes name, address and credentials, keeps consents and the audit log, and sends an email at the start and the end',
    ],
    ['since no line can be taken out of it', 'cannot be changed or truncated by the application'],
    ['leaves the backups that Lintel makes by itself within 35 days', 'has a value for each that is not set'],
    ['download all of it as a file', 'is a file with all data about the requester and none about other people'],
    ['by features of homes alone; each suggestion says why', 'are homes for sale like the liked ones, with the'],
    ['A consent does not include a choice that was added', 'includes the facts that each buyer shares and no other'],
    ['after it ends, they keep your name', 'nor after the relationship has ended'],
    ['a buyer is a number', 'includes the facts that each buyer shares and no other'],
    [
      'sees your name and what you tick when you ask, and nothing more',
      'is made with a consent, which is stored, audited and notified, and shares nothing more',
    ],
    [
      'a receipt of each consent, with its very words',
      'gives a receipt of exactly what is shared with whom, with the hash of its text',
    ],
    [
      'Each sees their own',
      'is visible to them only: criteria, months, capacity; and no percentile with too few deals',
    ],
    ['and nothing about who they are', 'is byte for byte the same whatever anyone pays, sponsors or is named'],
    [
      'name the e-mail address of neither side',
      'to an email about a message arrives in the conversation once, and no email shows either side’s address',
    ],
    ['stops working when your work together ends', 'stops working with the working relationship'],
    [
      'with your first name and the first letter of your last',
      'requires a completed showing or a closing with this professional, and exists once per event',
    ],
    [
      'the professional does not see your answer',
      'is recorded from answer to closing; the private answer is visible to the buyer only',
    ],
    [
      'Of a review the stars stay',
      'stays after an author is erased, while the text, its versions and replies are deleted',
    ],
    ['A receipt of a consent loses its words', 'keeps only a count of an erased buyer, and only the hash of a receipt'],
    [
      'sees the homes of your common list',
      'has the homes of both members, whatever each saved, removed and noted before',
    ],
    [
      'until the day you set',
      'is closed when the grant expires or it is deleted, and only its owner uploads a new version',
    ],
    [
      'you see each time one of them opened a paper',
      'shows its owner who opened it, before the first byte; a GET alone opens no other person’s document',
    ],
    [
      'papers and their names, each file with a key of its own',
      'are readable nowhere on disk or in the database, neither name nor content, also during upload',
    ],
    ['took off your list: 30 days, in which you can', 'erases a removed home after 30 days, and not before'],
    [
      '24 months, then your name and the words go',
      'loses its person and text after two years, but keeps the names of the tools used',
    ],
    [
      'until you delete them and 30 days more',
      'can be restored for 30 days; then it is destroyed with its file, and what remains reveals nothing about it',
    ],
    ['a law or a hold that you are told of', 'stays under a legal hold of the wholesaler or the company'],
    ['Notifications you have read: 12 months', 'deletes notifications read a year ago, and keeps unread ones'],
    ['Lintel is not for people under 18', 'counsel'],
    [
      'by letter at least 30 days before',
      'emails everyone with a confirmed address about an upcoming version once, including people who join later',
    ],
  ],
};

const root = new URL('../../../../', import.meta.url);
const tests = ['server/src/**/*.test.ts', 'engines/*/src/**/*.test.ts', 'engines/*/corpus/**/*.test.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !file.endsWith('claims.test.ts'))
  .map((file) => readFileSync(new URL(file, root), 'utf8'))
  .join('\n');

describe.each(['terms', 'privacy'] as const)('what the text of %s claims', (id) => {
  // The newest published version, whether or not it is in effect.
  const newest = legalVersion(id, legalDocument(id).versions[0]!.version)!;
  const paragraphs = newest.sections.flatMap((section) => section.paragraphs);

  it.each(claims[id])('is held: %s', (sentence, heldBy) => {
    expect(
      paragraphs.some((paragraph) => paragraph.includes(sentence)),
      'the text says so',
    ).toBe(true);
    if (heldBy !== 'counsel') expect(tests.includes(heldBy), `there is a test “${heldBy}”`).toBe(true);
  });

  it('with a number is in the list above', () => {
    const sentences = paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.;:]) /));
    const numbered = sentences.filter((sentence) => /\d|seven years/.test(sentence));
    const unlisted = numbered.filter((sentence) => !claims[id].some(([claim]) => overlap(sentence, claim)));
    expect(unlisted).toEqual([]);
  });
});

/** A claim may be part of a sentence, or extend beyond it. */
const overlap = (sentence: string, claim: string): boolean =>
  sentence.includes(claim) || claim.split(/(?<=[.;:]) /).some((part) => sentence.includes(part));
