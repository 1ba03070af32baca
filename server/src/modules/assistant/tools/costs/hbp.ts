import type { InLanguages } from '../../reading/language.ts';
import type { Figure } from './rule-figure.ts';

/** The most that one person may withdraw, in dollars, since April 16, 2024. */
const most = 60_000;
const years = 15;

interface Words {
  repaid(amount: string, yearly: string, first: number, withdrawn: number): string;
  /** The withdrawals of two people. */
  both(amounts: string, sum: string, yearly: string, parts: string, first: number, withdrawn: number): string;
  due(first: number, after: number): string;
  limit(most: string): string;
}

const words: InLanguages<Words> = {
  en: {
    repaid: (amount, yearly, first, withdrawn) =>
      `A withdrawal of ${amount} under the Home Buyers’ Plan in ${withdrawn} is repaid at ${yearly} a year or more for 15 years, from ${first}.`,
    both: (amounts, sum, yearly, parts, first, withdrawn) =>
      `Withdrawals of ${amounts} under the Home Buyers’ Plan in ${withdrawn}, ${sum} together, are repaid at ${yearly} a year or more for the two of you (${parts}), for 15 years from ${first}.`,
    due: (first, after) =>
      `The payment of ${first} may be made until 60 days after the end of that year, into ${after}.`,
    limit: (limit) =>
      `One person may withdraw at most ${limit}, so I count that; a couple may withdraw that much each.`,
  },
  fr: {
    repaid: (amount, yearly, first, withdrawn) =>
      `Un retrait de ${amount} au titre du RAP en ${withdrawn} se rembourse à raison d’au moins ${yearly} par an pendant 15 ans, à partir de ${first}.`,
    both: (amounts, sum, yearly, parts, first, withdrawn) =>
      `Des retraits de ${amounts} au titre du RAP en ${withdrawn}, soit ${sum} ensemble, se remboursent à raison d’au moins ${yearly} par an à vous deux (${parts}), pendant 15 ans, à partir de ${first}.`,
    due: (first, after) =>
      `Le versement de ${first} peut se faire jusqu’à 60 jours après la fin de l’année, donc en ${after}.`,
    limit: (limit) =>
      `Une personne peut retirer au plus ${limit}; je compte donc ce montant. Un couple peut retirer cela chacun.`,
  },
  es: {
    repaid: (amount, yearly, first, withdrawn) =>
      `Un retiro de ${amount} con el Home Buyers’ Plan en ${withdrawn} se devuelve con al menos ${yearly} al año durante 15 años, desde ${first}.`,
    both: (amounts, sum, yearly, parts, first, withdrawn) =>
      `Retiros de ${amounts} con el Home Buyers’ Plan en ${withdrawn}, ${sum} en total, se devuelven con al menos ${yearly} al año entre los dos (${parts}), durante 15 años, desde ${first}.`,
    due: (first, after) => `El pago de ${first} puede hacerse hasta 60 días después de acabar ese año, ya en ${after}.`,
    limit: (limit) =>
      `Una persona puede retirar como máximo ${limit}, así que cuento eso; una pareja, esa cantidad cada uno.`,
  },
};

/** The repayment of a Home Buyers’ Plan withdrawal: one fifteenth a year from the second year after it, or the fifth for 2022 to 2025. */
export const hbp: Figure = ({ amount, other, year, nextYear }, { context, say }) => {
  const its = words[context.language];
  const withdrawn = year ?? context.now.getUTCFullYear() + (nextYear ? 1 : 0);
  const first = withdrawn + (withdrawn >= 2022 && withdrawn <= 2025 ? 5 : 2);
  const counted = Math.min(amount, most);
  const share = (value: number) => Math.round((value * 100) / years) / 100;
  const yearly = share(counted);
  const second = other === undefined ? undefined : Math.min(other, most);
  const ofTwo = second === undefined ? undefined : share(counted + second);
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
      ...(second === undefined
        ? {}
        : {
            otherAmount: second,
            otherYearly: share(second),
            togetherAmount: counted + second,
            togetherYearly: ofTwo,
          }),
    },
    says: [
      (amount > most || (other ?? 0) > most) && its.limit(money(most)),
      second === undefined
        ? its.repaid(money(counted), money(yearly), first, withdrawn)
        : its.both(
            say.listed([money(counted), money(second)]),
            money(counted + second),
            money(ofTwo!),
            [money(yearly), money(share(second))].join(' + '),
            first,
            withdrawn,
          ),
      its.due(first, first + 1),
    ],
    entry: 'hbp-repayment',
  };
};
