import { type Amount, amountsOf } from './amounts.ts';
import { asLoanTerms, asRateOfTerm } from './loan-terms.ts';
import { withRoles } from './role-model.ts';
import { inThousands } from './short-thousands.ts';

/** “30% disability” is the rating of a veteran and no part of a price. */
const ratesDisability = ({ unit, before, after }: Amount): boolean =>
  unit === 'percent' &&
  (/^ ?(va |service[- ]connected |p ?& ?t |de |d')*(disab\w*|rating|rated|invalidite|incapacit\w+|discapacidad|incapacidad)\b/.test(
    after,
  ) ||
    /\b(disab\w*|rating|rated|invalidite|incapacite|discapacidad|incapacidad)( rating)?( is| of| at| de| del| a)* $/.test(
      before,
    ));

/** Returns the numbers of a plain text with their likely meanings. */
export const amountsIn = (text: string): Amount[] =>
  asRateOfTerm(
    withRoles(
      asLoanTerms(
        amountsOf(text)
          .filter((amount) => !ratesDisability(amount))
          .map(inThousands),
      ),
    ),
  );
