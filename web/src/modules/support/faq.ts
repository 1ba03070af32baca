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
        answer: [m.support__no_hypersearch_property_search_the(), m.support__with_an_account_you_can()],
      },
      {
        question: m.support__how_do_i_join_as(),
        answer: [m.support__choose_sign_up_then_home(), m.support__its_free_with_no_credit()],
      },
      {
        question: m.support__what_is_an_agent_code(),
        answer: [m.support__its_a_code_of_3(), m.support__if_the_code_isnt_found()],
      },
      {
        question: m.support__how_does_an_agent_join(),
        answer: [m.support__use_a_code_or_an()],
      },
      {
        question: m.support__how_does_my_company_join(),
        answer: [m.support__company_sign_up_has_four(), m.support__until_both_are_done_you()],
      },
      {
        question: m.support__i_forgot_my_password(),
        answer: [m.support__request_a_link_under_forgot()],
      },
    ],
  },
  {
    name: 'Features & Functionality',
    questions: [
      {
        question: m.support__what_can_i_type_in(),
        answer: [m.support__full_sentences_in_english_french(), m.support__each_criterion_becomes_a_filter()],
      },
      {
        question: m.support__why_wasnt_part_of_my(),
        answer: [m.support__the_page_shows_how_we(), m.support__we_never_use_criteria_about()],
      },
      {
        question: m.support__can_i_search_in_an(),
        answer: [m.support__yes_on_a_search_map()],
      },
      {
        question: m.support__how_do_i_compare_homes(),
        answer: [m.support__press_compare_on_the_photos()],
      },
      {
        question: m.support__how_do_i_save_homes(),
        answer: [m.support__press_the_heart_on_a(), m.support__invite_a_co_buyer_by()],
      },
      {
        question: m.support__how_do_i_find_out(),
        answer: [m.support__save_a_search_and_choose()],
      },
      {
        question: m.support__who_can_see_my_documents(),
        answer: [m.support__you_and_the_professionals_you()],
      },
      {
        question: m.support__what_does_the_assistant_know(),
        answer: [m.support__it_knows_what_lintel_knows()],
      },
      {
        question: m.support__where_do_monthly_costs_come(),
        answer: [m.support__they_come_from_the_homes()],
      },
      {
        question: m.support__how_do_i_protect_my(),
        answer: [m.support__in_account_settings_under_security()],
      },
      {
        question: m.support__how_do_i_get_or(),
        answer: [m.support__in_account_settings_you_can()],
      },
    ],
  },
  {
    name: 'Billing & Subscriptions',
    questions: [
      {
        question: m.support__what_does_lintel_cost(),
        answer: [
          m.support__lintel_is_free_for_home(),
          ...(prices ? [m.support__prices_are_in_us_dollars({ prices })] : []),
          m.support__each_company_sets_what_its(),
        ],
      },
      {
        question: m.support__which_plan_do_i_need(),
        answer: [m.support__choose_the_plan_that_covers()],
      },
      {
        question: m.support__how_do_i_cancel(),
        answer: [m.support__in_your_company_dashboard_under()],
      },
      {
        question: m.support__can_i_get_a_refund(),
        answer: [m.support__you_can_end_a_yearly()],
      },
      {
        question: m.support__what_happens_when_a_payment(),
        answer: [m.support__we_email_you_and_the()],
      },
      {
        question: m.support__how_do_i_change_plans(),
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
