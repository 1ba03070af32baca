import { m } from '@lintel/messages';
import { month } from '../../../ui/format.ts';
import { typeNames } from '../../listings/index.ts';
import { bandNames } from './market-points.ts';
import { figureLabel, type Market } from './market-rows.ts';

type Cite = Market['insights'][number]['cites'][number];

/** Names the source of an insight: "Austin, TX: median list price, Oct 2026 (41 homes)". */
export function citeText({ row, n }: Cite, { area }: Pick<Market, 'area'>): string {
  const [of, first = '', key = '', figure = ''] = row.split('/');
  const homes = of === 'area' && area ? m.search__all_of({ name: area.name }) : m.search__your_results();
  return `${homes}: ${rowName(first, key, figure)} (${m.count__homes({ count: n })})`;
}

function rowName(first: string, key: string, figure: string): string {
  if (first === 'months') return m.search__of_homes_listed_in({ lower: lower(figureLabel(figure)), key: month(key) });
  if (first === 'timeOnMarket')
    return m.search__time_on_the_market({ bandNames: bandNames[key as keyof typeof bandNames] });
  if (first === 'types') return `${lower(figureLabel(figure))}, ${lower(typeNames[key as keyof typeof typeNames])}`;
  return lower(figureLabel(first));
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
