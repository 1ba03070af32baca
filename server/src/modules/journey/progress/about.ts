import type { Country } from '../purchases/terms.ts';
import type { Step } from './fold.ts';

/** Description of each step in the country's terms. */
export const about: Record<Country, Record<Step, string>> = {
  US: {
    1: 'Settle the highest price that you can carry, with taxes, insurance and closing costs.',
    2: 'A lender looks at your income, debts and credit, and says in a letter what they would lend.',
    3: 'Find homes, save those that you like, and go to see them.',
    4: 'Offer a price with your contingencies, and agree with the seller.',
    5: 'Have the home inspected before your inspection contingency ends, then remove it or renegotiate.',
    6: 'Apply for the loan; the lender has the home appraised and clears you to close.',
    7: 'Walk through the home, sign at the title company or attorney, and get the keys.',
  },
  CA: {
    1: 'Settle the highest price that you can carry, with property tax, insurance and closing costs.',
    2: 'A lender or broker looks at your income and credit, tests the payment at a higher rate, and holds a rate for you.',
    3: 'Find homes, save those that you like, and go to see them.',
    4: 'Offer a price with your conditions, and agree with the seller.',
    5: 'Have the home inspected before your inspection condition ends, then waive it or renegotiate.',
    6: 'Apply for the mortgage; the lender may have the home appraised, and approves it before your financing condition ends.',
    7: 'Walk through the home, sign with your lawyer or notary, and get the keys.',
  },
};
