import { ruleMatterOf } from '../../topics/rule-matters.ts';
import { type Planner, use } from '../use.ts';
import { countryFor } from './cost-terms.ts';

/** Plans the rule that the words of a question name together. */
export const ruleMatter: Planner = (message) => {
  const { named, home, language } = message;
  if (home.lookUp) return undefined;
  const id = ruleMatterOf(message, countryFor(message) ?? (language === 'fr' ? 'CA' : undefined));
  return id === undefined ? undefined : use('explain', { ids: [id], place: named[0]?.name });
};
