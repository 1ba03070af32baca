import { m } from '@lintel/messages';
export const freeBenefits = [
  {
    get name() {
      return m.network__hypersearch_ai();
    },
    href: '/hypersearch',
    get text() {
      return m.network__describe_the_home_you_want();
    },
  },
  {
    name: 'SmartMatch',
    href: '/smartmatch',
    get text() {
      return m.network__agents_and_mortgage_agents_ranked();
    },
  },
  {
    get name() {
      return m.network__roi_analysis();
    },
    href: '/property-pilot',
    get text() {
      return m.network__what_a_home_costs_each();
    },
  },
  {
    get name() {
      return m.network__property_alerts();
    },
    href: '/saved-searches',
    get text() {
      return m.network__a_message_when_a_home();
    },
  },
] as const;
