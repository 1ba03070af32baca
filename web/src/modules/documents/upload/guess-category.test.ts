import { expect, it } from 'vitest';
import { guessCategory } from './guess-category.ts';

it.each([
  ['Pre-Approval Letter.pdf', 'pre_approval'],
  ['preapproval_2026.PDF', 'pre_approval'],
  ['PayStub_March.pdf', 'pay_stubs'],
  ['payslip-03.jpg', 'pay_stubs'],
  ['Chase bank statement Oct.pdf', 'bank_statements'],
  ['TD_chequing.pdf', 'bank_statements'],
  ['passport.png', 'id'],
  ['drivers licence front.jpg', 'id'],
  ['my_id.jpg', 'id'],
  ['2025 tax return w2.pdf', 'tax_returns'],
  ['T4 2025.pdf', 'tax_returns'],
  ['W-2.pdf', 'employment'],
  ['gift letter mom.docx', 'gift'],
  ['DD214.pdf', 'military'],
  ['RRSP statement.pdf', 'assets'],
  ['IMG_2041.jpg', undefined],
  ['scan.pdf', undefined],
  ['middle.pdf', undefined],
])('%s is guessed to be %s', (name, category) => {
  expect(guessCategory(name)).toBe(category);
});
