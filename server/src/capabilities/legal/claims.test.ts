import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { legalDocument, legalVersion } from './versions.ts';

/**
 * What the terms and the policy claim, each with the title of the test that holds it: who renames the test, or changes the
 * sentence, meets the other one here. `counsel` marks what no test can hold.
 */
const claims: Record<'terms' | 'privacy', readonly [sentence: string, heldBy: string][]> = {
  terms: [
    ['Every version that ever held can still be read', 'has twelve sections in each of its versions'],
    ['a fingerprint of its text', 'gets its owner, plan, licence, consents and session at once'],
    ['then only sections 2, 9 and 11 apply', 'counsel'],
    ['You must be 18 years old or older', 'gets its owner, plan, licence, consents and session at once'],
    ['The services are not for people under 18', 'counsel'],
    ['it is required of the wholesaler and of owners', 'are shown to no wholesaler without the second factor'],
    ['After too many wrong passwords', 'is locked out by address after fifty tries on many accounts'],
    [
      'can be read but not worked with until its licence',
      'are only for the owner, and only while the company may work',
    ],
    ['again every 30 days', 'is due for another look after 30 days, which the operator is told'],
    ['stops new clients from being led', 'brings no buyers from the moment it ends, is marked by the next review'],
    ['A rejection is told with its reason', 'rejects with a reason that the applicant reads, who appeals'],
    [
      'An agent is pending until',
      'joins the company of the code and no other once the address is confirmed, and waits for it and for the licence',
    ],
    ['their access to its clients ends at once', 'switches the codes off and gives all clients to a colleague'],
    ['you are connected to that agent', 'connects the buyer with its agent and with no other'],
    ['The price you ordered at stays yours', 'renews at the price that the customer has'],
    ['which you agree to separately', 'needs no agreement to the renewal: without it the plan does not renew'],
    ['by letter 30 and 7 days before a renewal', 'reminds 30 and 7 days before a renewal, each once'],
    ['You can cancel in your account at any time', 'cancels at the end of the period, and takes that back'],
    ['returned within 30 days of that payment', 'gives back a year within 30 days and ends the plan'],
    ['the plan goes on for 14 days', 'is past due when a bill is not paid, suspended after 14 days'],
    ['Each bill says which tax was charged', 'is none where the operator is not registered, and says so'],
    ['shown to the cent before you agree', 'refuses a change that would cost anything else than what was seen'],
    ['promises no loan, and can misunderstand you', 'refuses what must be refused, without an exception'],
    ['and either of you can end it', 'is on the team from the start, is shown what the sign-up asked for, and can be'],
    ['Nobody can pay for a place on a list', 'is byte for byte the same whatever anybody pays, sponsors or is called'],
    ['with how good it was measured to be', 'tells version, measured figures with their day and limits, and what is'],
    ['You ask one professional of a kind at a time', 'waits alone of its kind, also when two are sent at once'],
    ['who sees nothing before you agree', 'offers the next who takes clients, to whom nothing is shown before the tap'],
    ['once for each showing or closing', 'needs a showing or a closing with this professional that took place, and'],
    [
      'You can change your review within 30 days',
      'is changed by its author within 30 days, and keeps what it said before',
    ],
    ['can answer it in public', 'is answered in public by whom it is about alone'],
    [
      'removed by the published rules alone',
      'and removed by the wholesaler alone, by a published rule, with an audit line',
    ],
    ['can block its sender and report it', 'is nobody while either side takes no messages'],
    ['a report is read by a person', 'a report goes to support with what was said last'],
    ['change no list and no order here', 'never applies a wish about the people near by'],
    ['It is erased after 14 days', 'needs the password, happens after 14 days, and can be taken back until then'],
    ['cancels its plan first', 'is refused to the owner of a company whose plan runs'],
    ['can be read for 90 days', 'the working data of a company is erased 90 days after its plan ended, once'],
    ['it is erased, within 30 days more', 'the working data of a company is erased 90 days after its plan ended, once'],
    ['they are kept for seven years', 'consents and the log stay'],
    ['paid for Lintel in the 12 months', 'counsel'],
    ['by letter at least 30 days before', 'is told of a coming version by letter, once, late comers too'],
  ],
  privacy: [
    ['a password as a hash from which it cannot', 'is kept nowhere as a password that could be read'],
    ['without name, network address or words', 'logs requests as JSON without addresses, queries and bodies'],
    ['holds for an hour at the most and is deleted', 'is removed: sessions, tokens, tries'],
    ['name and company only', 'tells whose it is without regard to case: names, and nothing to reach them by'],
    [
      'that agent sees your name and nothing else until you agree',
      'sees only the name of a buyer whom the company gave',
    ],
    ['A company sees how many clients each of its agents has', 'and none of another company'],
    ['for 30 days if you ask to be remembered', 'lets a remembered session stand 30 days'],
    [
      'marks this device as known to your account',
      'signs in from a known device at once, also from an address that is',
    ],
    ['Scripts cannot read it', 'keeps the session in a cookie that no script reads and no other site sends'],
    ['Secrets of the second step are encrypted', 'keeps the secret and the codes encrypted'],
    ['each line proves the one before it', 'tells whether it is whole, and which line was changed'],
    ['14 days more in which you can take that back', 'needs the password, happens after 14 days'],
    ['and what you wrote to support are erased', 'takes away name, address and ways in'],
    ['90 days after its plan ended', 'the working data of a company is erased 90 days after its plan ended, once'],
    ['24 months after they were closed', 'is forgotten 24 months after it was closed, and an open one never'],
    ['else at most 7 days and one day without use', 'ends a window after a day without use'],
    ['consents, and licence checks: seven years', 'consents and the log stay'],
    ['since no line can be taken out of it', 'cannot be changed or shortened by the application'],
    ['leaves the backups that Lintel makes by itself within 35 days', 'has a value for each that is not set'],
    ['download all of it as a file', 'is a file that holds all about whoever asks, and nothing about anybody else'],
    ['by features of homes alone; each suggestion says why', 'are homes for sale like the liked ones, with the'],
    ['A consent does not include a choice that was added', 'holds the facts that each buyer shares and no other'],
    ['after it ends, they keep your name', 'nor after the work has ended'],
    ['a buyer is a number', 'holds the facts that each buyer shares and no other'],
    [
      'sees your name and what you tick when you ask, and nothing more',
      'is made with consent to what is shown, which is kept',
    ],
    [
      'a receipt of each consent, with its very words',
      'gives a receipt of exactly what is shown with whom, whose hash',
    ],
    ['Each sees their own', 'is theirs alone: criteria, months, places; and no percentile of too few deals'],
    ['and nothing about who they are', 'is byte for byte the same whatever anybody pays, sponsors or is called'],
    ['name the e-mail address of neither side', 'once, and no address of either side is in any letter'],
    ['stops working when your work together ends', 'ends with the work together'],
    ['with your first name and the first letter of your last', 'needs a showing or a closing with this professional'],
    ['the professional does not see your answer', 'the answer to the private question is nobody else’s'],
    ['Of a review the stars stay', 'stay when an author is erased, whose words go with all that was said before'],
    [
      'A receipt of a consent loses its words',
      'leaves nothing of an erased buyer but a count, and of a receipt its fingerprint',
    ],
    [
      'sees the homes of your common list',
      'holds the homes of both, whatever each had saved, removed and noted before',
    ],
    ['until the day you set', 'is closed when the grant runs out'],
    ['you see each time one of them opened a paper', 'tells its owner who opened it, before the first byte'],
    ['papers and their names, each file with a key of its own', 'can be read nowhere on the disk nor in the database'],
    ['took off your list: 30 days, in which you can', 'is forgotten 30 days after it was removed, and not before'],
    ['24 months, then your name and the words go', 'is nobody’s and without words after two years'],
    ['until you delete them and 30 days more', 'can be taken back for 30 days, then it is destroyed'],
    ['a law or a hold that you are told of', 'stays under a legal hold of the wholesaler or the company'],
    ['Notifications you have read: 12 months', 'forgets what was read a year ago, and keeps what was not'],
    ['Lintel is not for people under 18', 'counsel'],
    ['by letter at least 30 days before', 'is told of a coming version by letter, once, late comers too'],
  ],
};

const root = new URL('../../../../', import.meta.url);
const tests = ['server/src/**/*.test.ts', 'engines/*/src/**/*.test.ts', 'engines/*/corpus/**/*.test.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !file.endsWith('claims.test.ts'))
  .map((file) => readFileSync(new URL(file, root), 'utf8'))
  .join('\n');

describe.each(['terms', 'privacy'] as const)('what the text of %s claims', (id) => {
  // The newest version that is published, whether it holds already or not.
  const newest = legalVersion(id, legalDocument(id).versions[0]!.version)!;
  const paragraphs = newest.sections.flatMap((section) => section.paragraphs);

  it.each(claims[id])('is held: %s', (sentence, heldBy) => {
    expect(
      paragraphs.some((paragraph) => paragraph.includes(sentence)),
      'the text says so',
    ).toBe(true);
    if (heldBy !== 'counsel') expect(tests.includes(heldBy), `there is a test “${heldBy}”`).toBe(true);
  });

  it('with a number in it stands in the list above', () => {
    const sentences = paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.;:]) /));
    const numbered = sentences.filter((sentence) => /\d|seven years/.test(sentence));
    const unlisted = numbered.filter((sentence) => !claims[id].some(([claim]) => overlap(sentence, claim)));
    expect(unlisted).toEqual([]);
  });
});

/** A claim may be a part of a sentence, or reach over its end. */
const overlap = (sentence: string, claim: string): boolean =>
  sentence.includes(claim) || claim.split(/(?<=[.;:]) /).some((part) => sentence.includes(part));
