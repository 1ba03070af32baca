import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { CriterionName } from '../contract.ts';

interface Words {
  definition: string;
  data: string;
  /** Advice on improving the criterion. */
  help: string;
  /** True when the criterion is known only for a search. */
  ofTheSearch?: true;
}

const canada = m.matching__in_canada_deals_of_an;

/** Meaning and data of each criterion in plain language. The record type requires a text for each criterion. */
export const criteriaTexts: Record<CriterionName, Words> = {
  volume: {
    get definition() {
      return m.matching__how_many_deals_somebody_has();
    },
    data: `Closed deals and deals that fell through, of five years. ${canada}`,
    get help() {
      return m.matching__ask_your_company_to_send();
    },
  },
  reviews: texts({
    definition: m.matching__stars_beside_what_was_usual,
    data: m.matching__reviews_of_clients_who_toured,
    help: m.matching__ask_clients_after_a_tour,
  }),
  closing: {
    get definition() {
      return m.matching__how_much_likelier_a_deal();
    },
    data: `Closed deals and deals that fell through, and outcomes of matches. ${canada}`,
    get help() {
      return m.matching__deals_that_fall_through_weigh();
    },
  },
  negotiation: {
    get definition() {
      return m.matching__sale_price_against_list_price();
    },
    data: `List and sale prices of closed deals; rates of closed loans. ${canada}`,
    get help() {
      return m.matching__bring_comparable_sales_to_every();
    },
  },
  knowledge: {
    get definition() {
      return m.matching__how_quickly_homes_sell_beside();
    },
    data: `Days on market of closed deals; days from application to funding. ${canada}`,
    get help() {
      return m.matching__price_by_recent_sales_nearby();
    },
  },
  response: texts({
    definition: m.matching__the_usual_time_to_a,
    data: m.matching__requests_of_buyers_on_lintel,
    help: m.matching__answer_requests_in_your_working,
  }),
  local: {
    get definition() {
      return m.matching__deals_near_the_place_of();
    },
    data: `Places of deals and of offices. ${canada}`,
    get help() {
      return m.matching__it_follows_from_where_your();
    },
    ofTheSearch: true,
  },
  price: {
    get definition() {
      return m.matching__how_usual_deals_at_the();
    },
    data: `Prices of deals; for lenders, amounts of loans. ${canada}`,
    get help() {
      return m.matching__it_follows_from_the_prices();
    },
    ofTheSearch: true,
  },
  type: {
    definition: 'How much more often than the market the professional does this type of home, or of loan.',
    data: `Types of deals. ${canada}`,
    get help() {
      return m.matching__it_follows_from_the_types();
    },
    ofTheSearch: true,
  },
  style: {
    definition:
      'How near the professional’s way of writing is to the one that was asked for, and whether they speak the language that was asked for. Nothing is guessed of anybody: it counts only where a style or a language was chosen.',
    data: 'The professional’s own messages on Lintel as three numbers (formality, detail, warmth); languages as they state them.',
    get help() {
      return m.matching__state_the_languages_that_you();
    },
    ofTheSearch: true,
  },
  technology: texts({
    definition: m.matching__whether_the_professional_works_with,
    data: m.matching__what_companies_state_of_their,
    help: m.matching__offer_electronic_signing_and_video,
  }),
  network: texts({
    definition: m.matching__with_how_many_other_professionals,
    data: m.matching__the_other_side_of_closed,
    help: m.matching__it_grows_with_every_deal,
  }),
};
