import { type Amount, amountsOf } from './amounts.ts';
import { asCalendarYears } from './calendar-years.ts';
import { asPaidBeside } from './extra-pay.ts';
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

/** “Back in the 80s” is a decade. */
const isDecade = ({ unit, value, after }: Amount): boolean =>
  (unit === 'plain' || unit === 'money') && value % 10 === 0 && value < 2_020 && /^'?s\b/.test(after);

/** “Pago 650 de la troca” is the payment of a car and not that of a home. */
const ofVehicle =
  /^ ?(dollars |dolares |pesos )?(a month |al mes |par mois )?(de|on|for|por|pour|sur|du) ?(la |el |mi |my |the |our |l'|ma |mon |un |une |una )?(troca|camioneta|mueble|carro|coche|auto|car|truck|suv|voiture|char)\b(?! insurance)/;
const asDebt = (amount: Amount): Amount =>
  amount.role === 'payment' && amount.value < 3_000 && ofVehicle.test(amount.after)
    ? { ...amount, role: 'debt', sure: true }
    : amount;

/** Returns the numbers of a plain text with their likely meanings. */
export const amountsIn = (text: string): Amount[] =>
  asRateOfTerm(
    asCalendarYears(
      withRoles(
        asLoanTerms(
          amountsOf(text)
            .filter((amount) => !ratesDisability(amount) && !isDecade(amount))
            .map(inThousands),
        ),
      ),
    )
      .map(asDebt)
      .map(asPaidBeside),
  );
