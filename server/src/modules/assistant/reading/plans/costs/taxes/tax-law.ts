import { taxLawOf } from '../../../topics/tax-law.ts';
import { type Planner, use } from '../../use.ts';
import { countryFor } from '../cost-terms.ts';

/** In Canada most of the matters have entries of their own. */
const inCanada: Readonly<Record<string, readonly string[]>> = {
  'capital-gains-home': ['principal-residence-canada', 'flipping-canada'],
  'first-home-credit': ['hbtc'],
  'home-sale-surviving-spouse': ['inherited-home-canada', 'principal-residence-canada'],
  'home-sale-divorce': ['divorce-home-canada', 'principal-residence-canada'],
  'home-sale-partial': ['flipping-canada', 'principal-residence-canada'],
  'home-sale-rented': ['change-of-use-canada', 'principal-residence-canada'],
  'inherited-home': ['inherited-home-canada'],
  'several-homes': ['several-homes-canada'],
};

/** In the USA a second home has no exclusion of its own. */
const inUsa: Readonly<Record<string, readonly string[]>> = {
  'several-homes': ['capital-gains-home'],
};

/** Plans the rule of income tax that a question names. */
export const taxLaw: Planner = (message) => {
  const id = taxLawOf(message);
  if (id === undefined) return undefined;
  const country = message.country ?? countryFor(message) ?? (message.language === 'fr' ? 'CA' : undefined);
  const [place] = message.named;
  return use('explain', {
    ids: (country === 'CA' ? inCanada : inUsa)[id] ?? [id],
    ...(country === undefined ? { inCanada: inCanada[id] } : {}),
    place: place?.name,
  });
};
