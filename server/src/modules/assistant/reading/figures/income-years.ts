import type { Amount } from './amounts.ts';

const ofLastYear =
  /^ ?\$? ?(net |profit |gross )?(last year|in 20\d\d|this year|l'an dernier|l'annee derniere|el ano pasado|este ano)\b/;
const ofYearBefore =
  /^ ?\$? ?(net |profit |gross )?(the year before|the one before|the prior year|the previous year|in 20\d\d|l'annee d'avant|l'annee precedente|el (ano )?anterior|el antepasado)\b/;

/**
 * Returns the incomes with those of two years as one, as lenders count the income of people who work for themselves:
 * the average, or that of the last year if it fell.
 */
export function withIncomeOfYears(incomes: readonly Amount[]): Amount[] {
  const at = incomes.findIndex(
    ({ after, per }, index) =>
      per === undefined && ofLastYear.test(after) && ofYearBefore.test(incomes[index + 1]?.after ?? ''),
  );
  const [last, before] = [incomes[at], incomes[at + 1]];
  if (!last || !before) return [...incomes];
  const value = last.value < before.value ? last.value : Math.round((last.value + before.value) / 2);
  return [...incomes.slice(0, at), { ...last, value }, ...incomes.slice(at + 2)];
}
