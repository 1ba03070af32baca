import type { CriterionName } from '../contract.ts';

interface Words {
  definition: string;
  data: string;
  /** Advice on improving the criterion. */
  help: string;
  /** True when the criterion is known only for a search. */
  ofTheSearch?: true;
}

const canada = 'In Canada, deals of an MLS count only with the professional’s consent.';

/** Meaning and data of each criterion in plain language. The record type requires a text for each criterion. */
export const criteriaTexts: Record<CriterionName, Words> = {
  volume: {
    definition:
      'How many deals somebody has done, the newer ones counting more (half after 24 months). A team leader’s deals count in part, since others worked on them. It is a fact and has little weight: doing much is not doing well.',
    data: `Closed deals and deals that fell through, of five years. ${canada}`,
    help: 'Ask your company to send in deals that are missing.',
  },
  reviews: {
    definition:
      'Stars beside what was usual in that month and for deals that closed or fell through, drawn toward the average while there are few. Bursts of alike reviews count almost nothing.',
    data: 'Reviews of clients who toured a home or closed with the professional; one for each event, and nobody can pay to have one removed.',
    help: 'Ask clients after a tour or a closing for their review. Your reply stands below it.',
  },
  closing: {
    definition:
      'How much likelier a deal closes with this professional than with the average one, for the same kind of client: pre-approved or not, cash, contingencies, first purchase.',
    data: `Closed deals and deals that fell through, and outcomes of matches. ${canada}`,
    help: 'Deals that fall through weigh more than deals that close. Check financing and contingencies before the offer.',
  },
  negotiation: {
    definition:
      'Sale price against list price, beside deals at the same time and place: below for buyers, above for sellers. For lenders the rate offered against the market’s.',
    data: `List and sale prices of closed deals; rates of closed loans. ${canada}`,
    help: 'Bring comparable sales to every offer.',
  },
  knowledge: {
    definition:
      'How quickly homes sell beside alike homes at the same time and place; for lenders, how quickly loans are funded.',
    data: `Days on market of closed deals; days from application to funding. ${canada}`,
    help: 'Price by recent sales nearby; for loans, collect the papers before the application.',
  },
  response: {
    definition:
      'The usual time to a first reply. Requests that lapse or are taken back count as longer than the time that they waited; nights count less.',
    data: 'Requests of buyers on Lintel, with the moments of request and reply.',
    help: 'Answer requests in your working hours within 15 minutes, with a no as well as with a yes.',
  },
  local: {
    definition:
      'Deals near the place of the search, as a share of the professional’s own and beside how many happen there at all, and the way to the office.',
    data: `Places of deals and of offices. ${canada}`,
    help: 'It follows from where your deals are. Name the part of the city that you know best on your profile.',
    ofTheSearch: true,
  },
  price: {
    definition: 'How usual deals at the price of the search are among the professional’s own.',
    data: `Prices of deals; for lenders, amounts of loans. ${canada}`,
    help: 'It follows from the prices of your deals.',
    ofTheSearch: true,
  },
  type: {
    definition: 'How much more often than the market the professional does this type of home, or of loan.',
    data: `Types of deals. ${canada}`,
    help: 'It follows from the types of your deals.',
    ofTheSearch: true,
  },
  style: {
    definition:
      'How near the professional’s way of writing is to the one that was asked for, and whether they speak the language that was asked for. Nothing is guessed of anybody: it counts only where a style or a language was chosen.',
    data: 'The professional’s own messages on Lintel as three numbers (formality, detail, warmth); languages as they state them.',
    help: 'State the languages that you work in on your profile.',
    ofTheSearch: true,
  },
  technology: {
    definition:
      'Whether the professional works with a client file, electronic signatures and video tours, and how often they use their desk here.',
    data: 'What companies state of their professionals’ tools; days of use.',
    help: 'Offer electronic signing and video tours.',
  },
  network: {
    definition: 'With how many other professionals they have closed deals.',
    data: 'The other side of closed deals.',
    help: 'It grows with every deal with somebody new.',
  },
};
