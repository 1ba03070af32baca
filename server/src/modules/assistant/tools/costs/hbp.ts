import type { InLanguages } from '../../reading/language.ts';
import type { Figure } from './rule-figure.ts';

/** The most that one person may withdraw, in dollars, since April 16, 2024. */
const most = 60_000;
const years = 15;

interface Words {
  repaid(amount: string, yearly: string, first: number, withdrawn: number): string;
  due(first: number, after: number): string;
  limit(most: string): string;
  /** The repayments of two people, who each repay their own RRSP. */
  together(other: string, otherYearly: string, both: string): string;
}

const words: InLanguages<Words> = {
  en: {
    repaid: (amount, yearly, first, withdrawn) =>
      `A withdrawal of ${amount} under the Home Buyers’ Plan in ${withdrawn} is repaid at ${yearly} a year or more for 15 years, from ${first}.`,
    due: (first, after) =>
      `The payment of ${first} may be made until 60 days after the end of that year, into ${after}.`,
    together: (other, otherYearly, both) =>
      `The other withdrawal, of ${other}, is repaid at ${otherYearly} a year. Together that is ${both} a year; each person repays their own RRSP.`,
    limit: (limit) =>
      `One person may withdraw at most ${limit}, so I count that; a couple may withdraw that much each.`,
  },
  fr: {
    repaid: (amount, yearly, first, withdrawn) =>
      `Un retrait de ${amount} au titre du RAP en ${withdrawn} se rembourse à raison d’au moins ${yearly} par an pendant 15 ans, à partir de ${first}.`,
    due: (first, after) =>
      `Le versement de ${first} peut se faire jusqu’à 60 jours après la fin de l’année, donc en ${after}.`,
    together: (other, otherYearly, both) =>
      `L’autre retrait, de ${other}, se rembourse à ${otherYearly} par an. Ensemble, cela fait ${both} par an; chaque personne rembourse son propre REER.`,
    limit: (limit) =>
      `Une personne peut retirer au plus ${limit}; je compte donc ce montant. Un couple peut retirer cela chacun.`,
  },
  es: {
    repaid: (amount, yearly, first, withdrawn) =>
      `Un retiro de ${amount} con el Home Buyers’ Plan en ${withdrawn} se devuelve con al menos ${yearly} al año durante 15 años, desde ${first}.`,
    due: (first, after) => `El pago de ${first} puede hacerse hasta 60 días después de acabar ese año, ya en ${after}.`,
    together: (other, otherYearly, both) =>
      `El otro retiro, de ${other}, se devuelve con ${otherYearly} al año. Juntos son ${both} al año; cada persona devuelve a su propio RRSP.`,
    limit: (limit) =>
      `Una persona puede retirar como máximo ${limit}, así que cuento eso; una pareja, esa cantidad cada uno.`,
  },
};

/** The repayment of a Home Buyers’ Plan withdrawal: one fifteenth a year from the second year after it, or the fifth for 2022 to 2025. */
export const hbp: Figure = ({ amount, otherAmount, year, nextYear }, { context, say }) => {
  const its = words[context.language];
  const withdrawn = year ?? context.now.getUTCFullYear() + (nextYear ? 1 : 0);
  const first = withdrawn + (withdrawn >= 2022 && withdrawn <= 2025 ? 5 : 2);
  const counted = Math.min(amount, most);
  const yearlyOf = (withdrawal: number) => Math.round((withdrawal * 100) / years) / 100;
  const yearly = yearlyOf(counted);
  const other = otherAmount === undefined ? undefined : Math.min(otherAmount, most);
  const both = other === undefined ? undefined : yearlyOf(counted + other);
  const money = (value: number) => (Number.isInteger(value) ? say.money(value, 'CAD') : say.exactMoney(value, 'CAD'));
  return {
    facts: {
      currency: 'CAD',
      amount: counted,
      most,
      years,
      withdrawnIn: withdrawn,
      firstYear: first,
      paidInto: first + 1,
      graceDays: 60,
      yearly,
      ...(other === undefined ? {} : { otherAmount: other, otherYearly: yearlyOf(other), bothYearly: both }),
    },
    says: [
      Math.max(amount, otherAmount ?? 0) > most && its.limit(money(most)),
      its.repaid(money(counted), money(yearly), first, withdrawn),
      other !== undefined && its.together(money(other), money(yearlyOf(other)), money(both!)),
      its.due(first, first + 1),
    ],
    entry: 'hbp-repayment',
  };
};
