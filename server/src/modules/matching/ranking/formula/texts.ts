/** The formula in plain language, as on its public page. A change of what is counted requires a new version. */
import { m } from '@lintel/messages';
export const sections: { title: string; body: string[] }[] = [
  {
    get title() {
      return m.matching__what_the_match_score_is();
    },
    get body() {
      return [m.matching__the_match_score_is_100(), m.matching__the_score_is_the_product()];
    },
  },
  {
    get title() {
      return m.matching__what_goes_in();
    },
    get body() {
      return [m.matching__we_use_twelve_criteria_each(), m.matching__from_your_search_we_use()];
    },
  },
  {
    get title() {
      return m.matching__who_can_be_on_a();
    },
    get body() {
      return [
        m.matching__the_type_of_professional_you(),
        m.matching__each_request_waiting_for_a(),
        m.matching__the_sixth_place_goes_to(),
      ];
    },
  },
  {
    get title() {
      return m.matching__percentile_and_top_5();
    },
    get body() {
      return [m.matching__the_percentile_is_the_share(), m.matching__top_5_goes_to_the()];
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
      return m.matching__how_it_stays_up_to();
    },
    get body() {
      return [m.matching__we_refit_the_whole_model()];
    },
  },
];

export const neverUsed: string[] = [
  m.matching__money_no_plan_price_fee(),
  m.matching__names_photos_and_email_addresses(),
  m.matching__race_color_religion_national_origin(),
  m.matching__where_someone_lives_and_what(),
  m.matching__the_text_of_your_messages(),
];
