/** What a free account gives, and the page that gives it to a home buyer. */
import { m } from '@lintel/messages';
export const freeBenefits = [
  {
    name: 'HyperSearch AI',
    href: '/hypersearch',
    get text() {
      return m.network__say_what_home_you_want();
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
    name: 'ROI Analysis',
    href: '/property-pilot',
    get text() {
      return m.network__what_a_home_costs_a();
    },
  },
  {
    name: 'Property Alerts',
    href: '/saved-searches',
    get text() {
      return m.network__a_message_when_a_home();
    },
  },
] as const;
