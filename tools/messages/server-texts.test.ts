import { expect, it } from 'vitest';
import { sourceFiles } from '../architecture/source-files.ts';
import { serverTexts } from './server-texts.ts';

/**
 * Files whose strings are data or are not read by the people who use Lintel. Every other text is a message of the
 * catalogue.
 */
const exempt = [
  // Sentences of the assistant in three languages are content: the answer's language decides, not the page's.
  'modules/assistant/',
  // Instructions to a language model.
  'modules/contacts/assistant/reword',
  // Commands and settings of the operator, their reports, logs, and the API's description for programmers.
  '[a-z-]+\\.ts$|operation/|modules/feeds/|modules/markets/command/|modules/listings/store/new-listing|modules/rates/published/',
  'platform/(audit|database|files|http/docs|jobs|log|secrets|settings)/',
  // Names of places, holidays, taxes and registers; words that people type or that files contain.
  'modules/places/|modules/billing/tax/tax-rates|modules/licensing/licenses/format-hints',
  'modules/licensing/verifications/name-match|modules/matching/past-deals/read-deals|modules/search/index/warm-up',
  'modules/contacts/merge/same-person|modules/own-listings/statement|modules/contacts/lead-emails/words',
  'modules/accounts/passwords/common-passwords',
  // Citations of laws and guides, and the steps that the specification names.
  'modules/documents/checklist/(ca|us)-rules|modules/documents/retention/retention|modules/journey/progress/contract',
  // Tables, drawings, generated code, HTTP and HTML.
  '.*tables\\.ts$|modules/listings/illustration/(?!alt|index)|platform/serve/reply-json',
  'platform/http/(broken-request|metrics-endpoint|request-handler|pages/security-headers)',
];
const isExempt = (path: string): boolean => exempt.some((pattern) => new RegExp(`^server/src/(${pattern})`).test(path));

/** Legal sentences, whose exact words people agreed to or a law requires. */
const legal = /^I agree that Lintel |^Mortgage license \(NMLS/;
/** Labels of access rules, names in the audit log, purposes of signatures, and answers to programs and operators. */
const unread = new Set([
  '{}, about themselves',
  '{}, while it may work',
  'signed in',
  'saved search',
  'the agent of the kept contact',
  'command operator',
  'no key update',
  'Lintel sample',
  'Samsung Internet',
  'New Mexico',
  'North Dakota',
  'no such part',
  'The pages are not built yet: run "npm run build". The API answers at /api/docs.',
]);
/** Styles, headers, and the example of a CSV file. */
const syntax = /^(display:|@media |default-src|public, max-age|Max-Age|\{\}\nTX-)/;

it('finds texts in functions and tables, and none in queries, errors and descriptions', () => {
  const source = `
    const titles = { open: 'Open house', count: 5 };
    const of = (name) => \`Sent to \${name}\`;
    throw new Error('must not happen');
    const rows = sql\`select id from homes\`;
    route('GET', '/homes', 'All homes').input(text(m.saved(), 'Write a note'));`;
  expect(serverTexts('a.ts', source)).toEqual(['Open house', 'Sent to {}', 'Write a note']);
});

it('finds no text of the server outside the message catalogue', () => {
  const found = sourceFiles()
    .filter(({ path }) => path.startsWith('server/src/') && !/\.(test|fixture)\.ts$/.test(path) && !isExempt(path))
    .flatMap(({ path, text }) =>
      serverTexts(path, text)
        .filter((one) => !legal.test(one) && !syntax.test(one) && !unread.has(one))
        .map((one) => `${path}: ${one}`),
    );
  expect(found).toEqual([]);
});
