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

const canada = m.matching__in_canada_mls_deals_count;

/** Meaning and data of each criterion in plain language. The record type requires a text for each criterion. */
export const criteriaTexts: Record<CriterionName, Words> = {
  volume: {
    get definition() {
      return m.matching__how_many_deals_a_professional();
    },
    get data() {
      return m.matching__deals_that_closed_or_fell({ canada: canada() });
    },
    get help() {
      return m.matching__ask_your_company_to_import();
    },
  },
  reviews: texts({
    definition: m.matching__stars_compared_with_the_usual,
    data: m.matching__reviews_from_clients_who_toured,
    help: m.matching__ask_clients_for_a_review,
  }),
  closing: {
    get definition() {
      return m.matching__how_much_more_likely_a();
    },
    get data() {
      return m.matching__deals_that_closed_or_fell_2({ canada: canada() });
    },
    get help() {
      return m.matching__deals_that_fall_through_count();
    },
  },
  negotiation: {
    get definition() {
      return m.matching__sale_price_against_list_price();
    },
    get data() {
      return m.matching__list_and_sale_prices_of({ canada: canada() });
    },
    get help() {
      return m.matching__include_comparable_sales_with_every();
    },
  },
  knowledge: {
    get definition() {
      return m.matching__how_quickly_homes_sell_compared();
    },
    get data() {
      return m.matching__days_on_market_of_closed({ canada: canada() });
    },
    get help() {
      return m.matching__set_prices_using_recent_sales();
    },
  },
  response: texts({
    definition: m.matching__the_usual_time_to_a,
    data: m.matching__requests_from_buyers_on_lintel,
    help: m.matching__reply_to_requests_within_15,
  }),
  local: {
    get definition() {
      return m.matching__the_professionals_share_of_deals();
    },
    get data() {
      return m.matching__locations_of_deals_and_offices({ canada: canada() });
    },
    get help() {
      return m.matching__its_based_on_the_locations();
    },
    ofTheSearch: true,
  },
  price: {
    get definition() {
      return m.matching__how_common_deals_at_the();
    },
    get data() {
      return m.matching__prices_of_deals_or_amounts({ canada: canada() });
    },
    get help() {
      return m.matching__its_based_on_the_prices();
    },
    ofTheSearch: true,
  },
  type: {
    get definition() {
      return m.matching__how_often_the_professional_handles();
    },
    get data() {
      return m.matching__types_of_deals({ canada: canada() });
    },
    get help() {
      return m.matching__its_based_on_the_types();
    },
    ofTheSearch: true,
  },
  style: {
    get definition() {
      return m.matching__how_close_the_professionals_writing();
    },
    get data() {
      return m.matching__the_professionals_own_messages_on();
    },
    get help() {
      return m.matching__list_your_working_languages_on();
    },
    ofTheSearch: true,
  },
  technology: texts({
    definition: m.matching__whether_the_professional_uses_a,
    data: m.matching__what_companies_report_about_their,
    help: m.matching__offer_e_signing_and_video,
  }),
  network: texts({
    definition: m.matching__how_many_other_professionals_they,
    data: m.matching__the_professionals_on_the_other,
    help: m.matching__it_grows_each_time_you,
  }),
};
