import { expect, it } from 'vitest';
import type { ApplicationRow } from '../calls.ts';
import { arrange } from './arrange.ts';

const row = (applicantName: string, daysLeft: number | null, rest: Partial<ApplicationRow> = {}) =>
  ({
    applicantName,
    propertyAddress: null,
    status: 'submitted',
    loanAmount: null,
    nextClock: daysLeft === null ? null : { daysLeft },
    ...rest,
  }) as ApplicationRow;

const rows = [
  row('Ada Stone', null),
  row('Ben Hill', 3, { loanAmount: 200_000, status: 'approved' }),
  row('Cara Lee', -2, { loanAmount: 90_000, propertyAddress: '12 Oak St, Dallas, TX' }),
];
const all = { search: '', status: '' } as const;
const names = (list: readonly ApplicationRow[]) => list.map(({ applicantName }) => applicantName.split(' ')[0]);

it('puts the most overdue application first, and applications without a deadline last in both directions', () => {
  expect(names(arrange(rows, all, { by: 'deadline', order: 'asc' }))).toEqual(['Cara', 'Ben', 'Ada']);
  expect(names(arrange(rows, all, { by: 'deadline', order: 'desc' }))).toEqual(['Ben', 'Cara', 'Ada']);
});

it('orders by borrower and by loan', () => {
  expect(names(arrange(rows, all, { by: 'borrower', order: 'desc' }))).toEqual(['Cara', 'Ben', 'Ada']);
  expect(names(arrange(rows, all, { by: 'loan', order: 'asc' }))).toEqual(['Cara', 'Ben', 'Ada']);
});

it('keeps the applications of a status whose borrower or address has the text', () => {
  const found = (search: string, status: '' | 'approved' = '') =>
    names(arrange(rows, { search, status }, { by: 'borrower', order: 'asc' }));
  expect(found(' oak st')).toEqual(['Cara']);
  expect(found('BEN')).toEqual(['Ben']);
  expect(found('', 'approved')).toEqual(['Ben']);
  expect(found('null')).toEqual([]);
});
