import { taxLawOf } from '../../topics/tax-law.ts';
import { type Planner, use } from '../use.ts';
import { countryFor } from './cost-terms.ts';

/** In Canada two of the matters have entries of their own. */
const inCanada: Readonly<Record<string, readonly string[]>> = {
  'capital-gains-home': ['principal-residence-canada', 'flipping-canada'],
  'first-home-credit': ['hbtc'],
};

/** Plans the rule of income tax that a question names. */
export const taxLaw: Planner = (message) => {
  const id = taxLawOf(message);
  if (id === undefined) return undefined;
  const country = message.country ?? countryFor(message) ?? (message.language === 'fr' ? 'CA' : undefined);
  const [place] = message.named;
  return use('explain', { ids: (country === 'CA' && inCanada[id]) || [id], place: place?.name });
};
