import { m } from '@lintel/messages';
import type { BadField } from '../../../platform/serve/errors.ts';
import { sections } from '../applications/fields/contract.ts';
import type { Value, Values } from '../applications/values.ts';

const SECOND = 'borrower.2.';
/** Sections whose entries state the borrower that each belongs to. */
const owned = sections
  .filter(({ fields }) => fields.some(({ name }) => name === 'BorrowerClassificationType'))
  .map(({ name }) => name);

/** Paths of the co-borrower's data: the second borrower, and income and employers that are the co-borrower's. */
export function coBorrowerPaths(values: Values): string[] {
  const isTheirs = (path: string) => {
    const [section, entry] = path.split('.') as [string, string];
    return owned.includes(section) && values[`${section}.${entry}.BorrowerClassificationType`] === 'Secondary';
  };
  return Object.keys(values).filter((path) => path.startsWith(SECOND) || isTheirs(path));
}

/** Data that a first borrower's profile fills in, as that of a co-borrower: in the next free entries, and nothing else. */
export function asCoBorrower(filled: Values, before: Values): Map<string, Value> {
  const next = (section: string): number =>
    Math.max(
      0,
      ...Object.keys(before).flatMap((path) => (path.startsWith(`${section}.`) ? Number(path.split('.')[1]) : [])),
    );
  const theirs = new Map<string, Value>();
  for (const [path, value] of Object.entries(filled)) {
    const [section, entry, field] = path.split('.') as [string, string, string];
    const spec = sections.find(({ name }) => name === section)!;
    if (section === 'borrower') theirs.set(SECOND + field, value);
    const at = next(section) + Number(entry);
    if (!['current_income_item', 'liability', 'asset'].includes(section) || at > spec.entries) continue;
    theirs.set(`${section}.${at}.${field}`, value);
    if (owned.includes(section)) theirs.set(`${section}.${at}.BorrowerClassificationType`, 'Secondary');
  }
  return theirs;
}

const needed = ['FirstName', 'LastName', 'BorrowerBirthDate'];

/** Obstacles to the submission of an application with a second borrower: missing data, and the second signature. */
export function coBorrowerObstacles(values: Values, co: { joined: boolean; signed: boolean }): BadField[] {
  const field = `${SECOND}Signature`;
  if (!co.joined)
    return Object.keys(values).some((path) => path.startsWith(SECOND))
      ? [{ field, rule: m.lending__invite_them_to_sign() }]
      : [];
  const missing = needed
    .map((name) => SECOND + name)
    .filter((path) => values[path] === undefined)
    .map((path) => ({ field: path, rule: m.lending__is_required() }));
  return [...missing, ...(co.signed ? [] : [{ field, rule: m.lending__co_borrower_must_sign() }])];
}
