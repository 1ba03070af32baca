/** A page of the route table that opens later: what will be there, and what to use until then. */
export interface ComingPage {
  title: string;
  will: string;
  /** Filled in only where the page is a door: what it needs first. */
  opensWith: 'accounts' | 'the legal texts' | 'billing';
}

const accounts = (title: string, will: string): ComingPage => ({ title, will, opensWith: 'accounts' });
const legal = (title: string, will: string): ComingPage => ({ title, will, opensWith: 'the legal texts' });

/** Pages by the first part of their path. A page that is built leaves this table and gets a route of its own. */
export const comingPages: Readonly<Record<string, ComingPage>> = {
  smartmatch: accounts(
    'SmartMatch',
    'You say where, what and for how much; SmartMatch ranks real estate and mortgage agents by their record, and gives the reasons for each place in the list.',
  ),
  signin: accounts(
    'Sign in',
    'You sign in with your e-mail address and a password, and find your homes and messages as you left them.',
  ),
  signup: accounts(
    'Sign up',
    'Three doors: home buyers for free, agents with the code of their company, companies with a plan.',
  ),
  'forgot-password': accounts(
    'Forgot your password',
    'You ask for a link by e-mail that lets you set a new password once.',
  ),
  'wholesaler-login': accounts(
    'Wholesaler sign in',
    'The operator of the network signs in here, with a second factor.',
  ),
  'reseller-signup': accounts(
    'Company sign-up',
    'Licensed companies join in four steps: person, company and licence, plan, review.',
  ),
  'agent-signup': accounts(
    'Agent sign-up',
    'Real estate and mortgage agents join under a licensed company with its code.',
  ),
  'end-user-signup': accounts(
    'Home buyer sign-up',
    'Buyers join for free, to save homes, set alerts and write to agents.',
  ),
  dashboard: accounts('Buyer dashboard', 'What needs you now: saved homes, alerts, messages, the steps to your keys.'),
  'property-pilot': accounts(
    'Property pilot',
    'Your saved homes side by side, with costs and expected returns, each figure with its source.',
  ),
  professionals: accounts('Professionals', 'The people you work with, and how to reach them.'),
  documents: accounts(
    'Documents',
    'Your papers for offer and loan, kept encrypted and shared only with whom you choose.',
  ),
  crm: accounts('Clients', 'Agents keep their clients, tasks and deals here.'),
  'wholesaler-dashboard': accounts(
    'Wholesaler dashboard',
    'Applications, licences, revenue and health of the network.',
  ),
  'reseller-dashboard': accounts('Company dashboard', 'A company’s agents, codes, clients and bills.'),
  'agent-dashboard': accounts('Agent dashboard', 'An agent’s clients, showings and messages.'),
  'real-estate-agent-dashboard': accounts('Real estate agent dashboard', 'Listings, showings, offers and clients.'),
  'mortgage-agent-dashboard': accounts('Mortgage agent dashboard', 'Applications, rates, calculators and clients.'),
  checkout: {
    title: 'Checkout',
    will: 'Companies pay for their plan here, with tax shown before they agree.',
    opensWith: 'billing',
  },
  'payment-result': {
    title: 'Payment',
    will: 'After a payment this page says what was paid and what follows.',
    opensWith: 'billing',
  },
  'business-model': accounts(
    'How the network works',
    'A wholesaler runs the network; licensed companies join it; agents work under a company; buyers search and are matched for free.',
  ),
  'privacy-policy': legal(
    'Privacy Policy',
    'Which data Lintel keeps, why, for how long, and how you get or delete yours.',
  ),
  'terms-of-service': legal('Terms of Service', 'What you may expect of Lintel and what Lintel expects of you.'),
  support: accounts('Support', 'Questions and answers, and a form that reaches a person.'),
};
