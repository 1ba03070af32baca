import { m } from '@lintel/messages';
export interface Question {
  question: string;
  /** Paragraphs. Every sentence must be true of the current product. */
  answer: readonly string[];
}

export interface Category {
  name: string;
  questions: readonly Question[];
}

/** Questions and answers; plan prices come from the catalog, or are omitted. */
export const faq = (prices: string | undefined): readonly Category[] => [
  {
    name: m.support__getting_started(),
    questions: [
      {
        question: m.support__do_i_need_an_account(),
        answer: [m.support__no_hypersearch_property_search_the(), m.support__an_account_connects_you_with()],
      },
      {
        question: m.support__how_do_i_join_as(),
        answer: [m.support__choose_sign_up_and_then(), m.support__it_is_free_and_no()],
      },
      {
        question: m.support__what_is_an_agent_code(),
        answer: [m.support__three_to_twenty_characters_that(), m.support__if_the_code_is_not()],
      },
      {
        question: m.support__how_does_an_agent_join(),
        answer: [m.support__with_the_code_or_the()],
      },
      {
        question: m.support__how_does_my_company_join(),
        answer: [m.support__company_sign_up_has_four(), m.support__until_both_are_done_you()],
      },
      {
        question: m.support__i_forgot_my_password(),
        answer: [m.support__ask_for_a_link_at()],
      },
    ],
  },
  {
    name: 'Features & Functionality',
    questions: [
      {
        question: m.support__what_can_i_type_into(),
        answer: [m.support__whole_sentences_in_english_french(), m.support__each_wish_becomes_a_chip()],
      },
      {
        question: m.support__why_was_a_part_of(),
        answer: [m.support__the_page_shows_every_word(), m.support__wishes_about_the_people_who()],
      },
      {
        question: m.support__can_i_search_in_an(),
        answer: [m.support__yes_on_the_map_of()],
      },
      {
        question: m.support__how_do_i_compare_homes(),
        answer: [m.support__press_compare_on_the_picture()],
      },
      {
        question: m.support__how_do_i_save_homes(),
        answer: [m.support__press_the_heart_on_a(), m.support__invite_a_co_buyer_by()],
      },
      {
        question: m.support__how_am_i_told_of(),
        answer: [m.support__save_a_search_and_choose()],
      },
      {
        question: m.support__who_can_see_my_documents(),
        answer: [m.support__you_and_the_professionals_you()],
      },
      {
        question: m.support__what_does_the_assistant_know(),
        answer: [m.support__what_lintel_knows_homes_costs()],
      },
      {
        question: m.support__where_do_monthly_costs_come(),
        answer: [m.support__from_the_price_taxes_and()],
      },
      {
        question: m.support__how_do_i_protect_my(),
        answer: [m.support__in_account_settings_under_security()],
      },
      {
        question: m.support__how_do_i_get_or(),
        answer: [m.support__in_account_settings_you_download()],
      },
    ],
  },
  {
    name: 'Billing & Subscriptions',
    questions: [
      {
        question: m.support__what_does_lintel_cost(),
        answer: [
          m.support__nothing_for_home_buyers_companies(),
          ...(prices ? [m.support__prices_are_in_us_dollars({ prices })] : []),
          m.support__what_an_agent_pays_their(),
        ],
      },
      {
        question: m.support__which_plan_do_i_need(),
        answer: [m.support__the_one_that_holds_the()],
      },
      {
        question: m.support__how_do_i_cancel(),
        answer: [m.support__in_your_company_dashboard_under()],
      },
      {
        question: m.support__do_i_get_money_back(),
        answer: [m.support__a_yearly_plan_can_be()],
      },
      {
        question: m.support__what_happens_when_a_payment(),
        answer: [m.support__you_are_told_by_letter()],
      },
      {
        question: m.support__how_do_i_change_to(),
        answer: [m.support__in_your_company_dashboard_under_2()],
      },
      {
        question: m.support__where_are_my_invoices_and(),
        answer: [m.support__in_your_company_dashboard_under_3()],
      },
    ],
  },
];

/** Returns the questions that contain every typed word, by category. */
export function searchFaq(categories: readonly Category[], typed: string): readonly Category[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return categories.flatMap(({ name, questions }) => {
    const found = questions.filter(({ question, answer }) => {
      const text = folded([name, question, ...answer].join(' '));
      return words.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ name, questions: found }] : [];
  });
}

const folded = (text: string): string =>
  text.toLowerCase().replace(/[’']/g, '').normalize('NFD').replace(/\p{M}/gu, '');
