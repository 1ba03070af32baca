import { m } from '@lintel/messages';
import type { Rule } from './rule.ts';

const cash = (country: 'US' | 'CA') => ({ country, loanType: ['cash'] as const });
const none = (country: 'US' | 'CA', category: Rule['category'], when: object = {}): Rule => ({
  category,
  when: { ...cash(country), ...when },
  document: null,
});
const everyEmployment = { employment: ['employed', 'self_employed', 'retired', 'other'] as const };

/** A cash buyer proves funds and identity; income is not required. */
export const cashRules: readonly Rule[] = (['US', 'CA'] as const).flatMap((country) => [
  none(country, 'pre_approval'),
  ...(['pay_stubs', 'employment', 'tax_returns', 'income'] as const).flatMap((category) => [
    none(country, category),
    none(country, category, everyEmployment),
  ]),
  none(country, 'tax_returns', { ...everyEmployment, stateOrProvince: [country === 'CA' ? 'QC' : 'PR'] }),
  none(country, 'tax_returns', { stateOrProvince: [country === 'CA' ? 'QC' : 'PR'] }),
  none(country, 'credit'),
  {
    category: 'bank_statements',
    when: cash(country),
    document: {
      name: m.documents__proof_of_funds,
      description:
        country === 'CA' ? m.documents__statements_from_the_last_90 : m.documents__statements_from_the_last_60,
      required: true,
      from: m.documents__sellers_ask_for_proof_of,
    },
  },
]);
