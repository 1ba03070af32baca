/** The formula in plain language, as on its public page. A change of what is counted requires a new version. */
import { m } from '@lintel/messages';
export const sections: { title: string; body: string[] }[] = [
  {
    get title() {
      return m.matching__what_the_match_score_is();
    },
    get body() {
      return [m.matching__the_match_score_is_100(), m.matching__it_is_the_product_of()];
    },
  },
  {
    get title() {
      return m.matching__what_goes_in();
    },
    get body() {
      return [m.matching__twelve_criteria_each_an_estimate(), m.matching__of_your_search_place_price()];
    },
  },
  {
    get title() {
      return m.matching__who_may_be_on_a();
    },
    get body() {
      return [
        m.matching__professionals_of_the_kind_that(),
        m.matching__a_place_is_taken_by(),
        m.matching__the_sixth_place_goes_to(),
      ];
    },
  },
  {
    get title() {
      return m.matching__percentile_and_top_5();
    },
    get body() {
      return [m.matching__the_percentile_says_which_share(), m.matching__top_5_goes_to_those()];
    },
  },
  {
    get title() {
      return m.matching__the_points();
    },
    get body() {
      return [m.matching__every_card_shows_the_points()];
    },
  },
  {
    get title() {
      return m.matching__how_it_stays_current();
    },
    get body() {
      return [m.matching__everything_is_fitted_anew_each()];
    },
  },
];

export const neverUsed: string[] = [
  m.matching__money_no_plan_price_fee(),
  m.matching__names_photos_and_addresses_of(),
  m.matching__race_colour_religion_national_origin(),
  m.matching__where_somebody_lives_and_what(),
  m.matching__the_words_of_your_messages(),
];
