import { m } from '@lintel/messages';
import type { PricedProgram } from '@lintel/mortgage';

export const programWords: Record<PricedProgram, () => string> = {
  conventional: m.lending__conventional,
  jumbo: m.lending__jumbo,
  fha: m.lending__fha,
  va: m.lending__va,
  usda: m.lending__usda,
  insured: m.lending__insured,
  uninsured: m.lending__uninsured,
};

export const loanWords = ({ program, termYears }: { program: PricedProgram; termYears: number }): string =>
  m.lending__loan_of_years({ program: programWords[program](), years: termYears });

export const percent = (value: number): string => `${value.toFixed(3)}%`;
