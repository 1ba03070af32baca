import { debtToIncomeLimits } from '@lintel/mortgage';
import { hoursCounted } from '../../../reading/figures/hourly-pay.ts';
import type { InLanguages } from '../../../reading/language.ts';
import type { Means } from '../../../reading/talk.ts';
import type { ToolContext, ToolResult } from '../../tool.ts';
import { type Currency, speaker, text } from '../../words.ts';

interface Words {
  room(percent: string, income: string, share: string): string;
  afterDebts(debts: string, room: string): string;
  noDebts(room: string): string;
  nothing: string;
  includes: string;
}

const words: InLanguages<Words> = {
  en: {
    room: (percent, income, share) => `${percent} of an income of ${income} a month before tax is ${share} a month.`,
    afterDebts: (debts, room) =>
      `Less your debts of ${debts} a month, about ${room} a month is left for the whole house payment.`,
    noDebts: (room) => `So the whole house payment can be about ${room} a month.`,
    nothing: 'Your debts take all of it, so nothing is left for a house payment.',
    includes:
      'The house payment includes principal and interest, property tax, home insurance, mortgage insurance and association or condo fees.',
  },
  fr: {
    room: (percent, income, share) =>
      `${percent} d’un revenu de ${income} par mois avant impôt, c’est ${share} par mois.`,
    afterDebts: (debts, room) =>
      `Moins vos dettes de ${debts} par mois, il reste environ ${room} par mois pour tout le logement.`,
    noDebts: (room) => `Le logement peut donc coûter environ ${room} par mois en tout.`,
    nothing: 'Vos dettes prennent tout; il ne reste rien pour le logement.',
    includes:
      'Ce montant comprend le capital et les intérêts, les taxes foncières, les frais de condo et, selon le prêteur, le chauffage et les assurances.',
  },
  es: {
    room: (percent, income, share) => `${percent} de un ingreso de ${income} al mes antes de impuestos son ${share}.`,
    afterDebts: (debts, room) =>
      `Menos sus deudas de ${debts} al mes, quedan unos ${room} al mes para todo el pago de la casa.`,
    noDebts: (room) => `El pago de la casa puede ser entonces de unos ${room} al mes en total.`,
    nothing: 'Sus deudas toman todo, así que no queda nada para el pago de la casa.',
    includes:
      'El pago de la casa incluye capital e intereses, impuesto predial, seguro de la casa, seguro hipotecario y cuotas de condominio o asociación.',
  },
};

/** Returns what a stated share of income leaves for the home, in currency units a month. */
export function ratioRoom(
  { language }: ToolContext,
  { incomeYearly, debtsMonthly = 0, frontPercent, backPercent, weeklyHours }: Means & { incomeYearly: number },
  currency: Currency,
): { facts: Record<string, number>; says: (string | false)[] } {
  const say = speaker(language);
  const its = words[language];
  const money = (amount: number) => say.money(Math.round(amount), currency);
  const percent = frontPercent ?? backPercent!;
  const monthly = incomeYearly / 12;
  const share = (monthly * percent) / 100;
  const debts = frontPercent === undefined ? debtsMonthly : 0;
  const room = Math.max(0, share - debts);
  return {
    facts: {
      limitPercent: percent,
      incomeMonthly: Math.round(monthly),
      shareOfIncome: Math.round(share),
      debtsMonthly,
      roomAmount: Math.round(room),
      ...hoursCounted(weeklyHours),
    },
    says: [
      its.room(say.percent(percent), money(monthly), money(share)),
      room === 0 ? its.nothing : debts > 0 ? its.afterDebts(money(debts), money(room)) : its.noDebts(money(room)),
      room > 0 && its.includes,
    ],
  };
}

/** Answers with the payment alone. */
export const roomAnswer = (
  context: ToolContext,
  means: Means & { incomeYearly: number },
  currency: Currency,
  notes: readonly (string | false | undefined)[],
): Omit<ToolResult, 'talk'> => {
  const { facts, says } = ratioRoom(context, means, currency);
  return { facts: { currency, income: means.incomeYearly, ...facts }, parts: [text(...says, ...notes)] };
};

export const isLimited = ({ frontPercent, backPercent }: Means): boolean => (frontPercent ?? backPercent) !== undefined;

/** Returns the stated limits; the usual ones of the USA without any. */
export const usaLimits = (means: Means): { front: number | null; back: number } => {
  const { front, back } = debtToIncomeLimits.guide;
  if (!isLimited(means)) return { front, back };
  return { front: means.frontPercent ?? null, back: means.backPercent ?? Math.max(back, means.frontPercent ?? 0) };
};
