import { canadianRules, heatMonthlyCents, inForce } from '@lintel/mortgage';
import { hoursCounted } from '../../../reading/figures/hourly-pay.ts';
import type { InLanguages } from '../../../reading/language.ts';
import type { Country, Means } from '../../../reading/talk.ts';
import type { ToolContext, ToolResult } from '../../tool.ts';
import { type Currency, speaker, text } from '../../words.ts';
import { affordWords } from './affordability-words.ts';
import { usaLimits } from './ratio-room.ts';

interface Words {
  most(room: string): string;
  /** Applies the limits that the person states. */
  mostStated(room: string): string;
  front(percent: string, income: string, share: string): string;
  back(percent: string, share: string, debts: string, room: string): string;
  noDebts(percent: string, share: string): string;
  usa: string;
  canada(heat: string, added: string, least: string): string;
}

const words: InLanguages<Words> = {
  en: {
    most: (room) => `By the usual limits the whole house payment can be about ${room} a month; the lower limit counts.`,
    mostStated: (room) =>
      `By these limits the whole house payment can be about ${room} a month; the lower limit counts.`,
    front: (percent, income, share) => `For housing alone: ${percent} of ${income} a month before tax is ${share}.`,
    back: (percent, share, debts, room) =>
      `With all debts: ${percent} is ${share}, less your debts of ${debts} leaves ${room}.`,
    noDebts: (percent, share) => `With all debts: ${percent} is ${share}; you named no debts.`,
    usa: 'The payment includes principal and interest, property tax, home and mortgage insurance and association dues.',
    canada: (heat, added, least) =>
      `It covers the mortgage payment, property tax, heating (${heat} is usual) and half of the condo fees, with the payment tested at the contract rate plus ${added} points or ${least}, whichever is higher.`,
  },
  fr: {
    most: (room) =>
      `Selon les limites usuelles, le logement peut coûter environ ${room} par mois en tout; la limite la plus basse compte.`,
    mostStated: (room) =>
      `Selon ces limites, le logement peut coûter environ ${room} par mois en tout; la plus basse compte.`,
    front: (percent, income, share) =>
      `Pour le logement seul : ${percent} de ${income} par mois avant impôt, c’est ${share}.`,
    back: (percent, share, debts, room) =>
      `Avec toutes les dettes : ${percent}, c’est ${share}; moins vos dettes de ${debts}, il reste ${room}.`,
    noDebts: (percent, share) => `Avec toutes les dettes : ${percent}, c’est ${share}; vous n’avez nommé aucune dette.`,
    usa: 'Ce montant comprend le capital et les intérêts, la taxe foncière, les assurances et les frais d’association.',
    canada: (heat, added, least) =>
      `Ce montant couvre le versement hypothécaire, les taxes foncières, le chauffage (${heat} est usuel) et la moitié des frais de condo; le versement est calculé au taux du contrat plus ${added} points ou à ${least}, selon le plus élevé.`,
  },
  es: {
    most: (room) =>
      `Según los límites usuales, el pago de la casa puede ser de unos ${room} al mes en total; cuenta el límite más bajo.`,
    mostStated: (room) =>
      `Con esos límites, el pago de la casa puede ser de unos ${room} al mes en total; cuenta el más bajo.`,
    front: (percent, income, share) =>
      `Solo para vivienda: ${percent} de ${income} al mes antes de impuestos son ${share}.`,
    back: (percent, share, debts, room) =>
      `Con todas las deudas: ${percent} son ${share}; menos sus deudas de ${debts} quedan ${room}.`,
    noDebts: (percent, share) => `Con todas las deudas: ${percent} son ${share}; no nombró deudas.`,
    usa: 'El pago incluye capital e intereses, impuesto predial, seguros de la casa e hipotecario y cuotas de la asociación.',
    canada: (heat, added, least) =>
      `Cubre el pago de la hipoteca, el impuesto predial, la calefacción (${heat} es lo usual) y la mitad de las cuotas de condominio; el pago se prueba a la tasa del contrato más ${added} puntos o a ${least}, la que sea mayor.`,
  },
};

/** Answers what the usual limits of lenders leave for the home each month. */
export function usualRoomAnswer(
  context: ToolContext,
  means: Means & { incomeYearly: number; country: Country },
  currency: Currency,
): Omit<ToolResult, 'talk'> {
  const say = speaker(context.language);
  const its = words[context.language];
  const money = (amount: number) => say.money(Math.round(amount), currency);
  const { gdsPercent, tdsPercent, stressAddedPercent, stressLeastPercent } = inForce(
    canadianRules,
    context.now.toISOString().slice(0, 10),
  ).table;
  const usa = usaLimits(means);
  const isUsa = means.country === 'US';
  const isStated = means.frontPercent !== undefined && means.backPercent !== undefined;
  const front = isUsa || isStated ? usa.front! : gdsPercent;
  const back = isUsa || isStated ? usa.back : tdsPercent;
  const monthly = means.incomeYearly / 12;
  const debts = means.debtsMonthly ?? 0;
  const [alone, whole] = [(monthly * front) / 100, (monthly * back) / 100];
  const room = Math.max(0, Math.min(alone, whole - debts));
  const heat = means.heatMonthly ?? heatMonthlyCents / 100;
  const { hourlyPay, arithmetic } = affordWords[context.language];
  return {
    facts: {
      currency,
      income: means.incomeYearly,
      incomeMonthly: Math.round(monthly),
      frontPercent: front,
      backPercent: back,
      housingAmount: Math.round(alone),
      wholeAmount: Math.round(whole),
      afterDebtsAmount: Math.round(whole - debts),
      debtsMonthly: debts,
      roomAmount: Math.round(room),
      heatMonthly: heat,
      stressAddedPercent,
      leastTestedPercent: stressLeastPercent,
      ...hoursCounted(means.weeklyHours),
    },
    parts: [
      text(
        isStated ? its.mostStated(money(room)) : its.most(money(room)),
        its.front(say.percent(front), money(monthly), money(alone)),
        debts > 0
          ? its.back(say.percent(back), money(whole), money(debts), money(Math.max(0, whole - debts)))
          : its.noDebts(say.percent(back), money(whole)),
        isUsa ? its.usa : its.canada(money(heat), say.number(stressAddedPercent), say.percent(stressLeastPercent)),
        means.fullTime === true &&
          hourlyPay(
            means.weeklyHours === undefined ? undefined : say.number(means.weeklyHours),
            money(means.incomeYearly),
          ),
        arithmetic,
      ),
    ],
  };
}
