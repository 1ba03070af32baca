import type { Who } from '../signed-in/guard.ts';

/** A page of the route table that opens later: what will be there, and what to use until then. */
export interface ComingPage {
  title: string;
  will: string;
  /** Whom it will be for; others are not let in now either. Not set: everybody. */
  who?: Who;
  /** A common address of several desks: it leads on to one's own. */
  leadsOn?: true;
}

const desk = (who: Who, title: string, will: string): ComingPage => ({ title, will, who });

/** Pages by the first part of their path. A page that is built leaves this table and gets a route of its own. */
export const comingPages: Readonly<Record<string, ComingPage>> = {
  crm: desk('agent', 'Clients', 'Agents keep their clients, tasks and deals here.'),
  'agent-dashboard': {
    ...desk('agent', 'Agent dashboard', 'An agent’s clients, showings and messages.'),
    leadsOn: true,
  },
  'real-estate-agent-dashboard': desk(
    'real_estate',
    'Real estate agent dashboard',
    'Listings, showings, offers and clients.',
  ),
  'mortgage-agent-dashboard': desk(
    'mortgage',
    'Mortgage agent dashboard',
    'Applications, rates, calculators and clients.',
  ),
};
