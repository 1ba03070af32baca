export interface Question {
  question: string;
  /** Paragraphs. Every sentence is true of what can be used now. */
  answer: readonly string[];
}

export interface Category {
  name: string;
  questions: readonly Question[];
}

/** Questions and answers; what plans cost comes from the catalogue, or is not said. */
export const faq = (prices: string | undefined): readonly Category[] => [
  {
    name: 'Getting Started',
    questions: [
      {
        question: 'Do I need an account to search?',
        answer: [
          'No. HyperSearch, Property Search, the map, the page of each home and its costs, comparing and the market figures are open to everybody.',
          'An account connects you with an agent and keeps what you wish for.',
        ],
      },
      {
        question: 'How do I join as a home buyer?',
        answer: [
          'Choose “Sign up” and then home buyers. You give your name, e-mail address, phone number and a password; budget, bedrooms, bathrooms and an agent’s code are up to you.',
          'It is free, and no credit card is asked for. You get a letter with a link that confirms your address.',
        ],
      },
      {
        question: 'What is an agent code?',
        answer: [
          'Three to twenty characters that your agent gave you. It connects you with that agent when you sign up; before that it shows their name and company only.',
          'If the code is not found you can sign up all the same, and nobody sees your data.',
        ],
      },
      {
        question: 'How does an agent join?',
        answer: [
          'With the code or the invitation of a company that is in the network. You begin once the company has accepted you and your licence is verified; until then no buyers are connected with you.',
        ],
      },
      {
        question: 'How does my company join?',
        answer: [
          'Company sign-up has four steps: you, your company and its licence, the plan, and a review. Then you pay for the plan, and the wholesaler checks the licence in the public register.',
          'Until both are done you can look at your dashboard but not invite agents.',
        ],
      },
      {
        question: 'I forgot my password',
        answer: [
          'Ask for a link at “Forgot password” on the sign-in page. It works once, for 30 minutes. Setting a new password signs you out everywhere.',
        ],
      },
    ],
  },
  {
    name: 'Features & Functionality',
    questions: [
      {
        question: 'What can I type into HyperSearch?',
        answer: [
          'Whole sentences, in English, French or Spanish: kind of home, rooms, price or monthly payment, features, places, distances. Spelling slips are forgiven.',
          'Each wish becomes a chip that you can change, soften or switch off, with the number of homes it costs.',
        ],
      },
      {
        question: 'Why was a part of my sentence not used?',
        answer: [
          'The page shows every word with its fate. What is not understood is offered as a search in the descriptions of homes.',
          'Wishes about the people who live somewhere are never used. Fair housing laws of the USA and Canada protect them, and Lintel searches by what a home is.',
        ],
      },
      {
        question: 'Can I search in an area that I draw?',
        answer: [
          'Yes. On the map of a search you draw areas point by point, freehand or as circles, also by keyboard. They stand in the address of the page, so that you can keep or share it.',
        ],
      },
      {
        question: 'How do I compare homes?',
        answer: [
          'Press “Compare” on the picture of two homes or more, and open the comparison from the bar at the foot of the page. It can be printed.',
        ],
      },
      {
        question: 'How do I save homes, and share them?',
        answer: [
          'Press the heart on a home. Your saved homes keep notes, tags and the price at which you saved them, and you are told when price or status change.',
          'Invite a co-buyer by mail: then both of you see one list, and each can vote.',
        ],
      },
      {
        question: 'How am I told of new homes?',
        answer: [
          'Save a search and choose how often: at once, by the day, by the week or not at all. Each home says what changed and why it matches. Every letter has links that pause or change the search.',
        ],
      },
      {
        question: 'Who can see my documents?',
        answer: [
          'You, and the professionals you give access to, until a day that you set or until you take it back. Files lie encrypted. You see each time that one of them opened a paper.',
        ],
      },
      {
        question: 'What does the assistant know?',
        answer: [
          'What Lintel knows: homes, costs, your saved homes, papers, next steps and professionals, each answer with links to its sources. It gives no legal advice and promises no loan; it can hand you over to a person.',
        ],
      },
      {
        question: 'Where do monthly costs come from?',
        answer: [
          'From the price, taxes and fees of the home, and from assumptions about interest and insurance that stand beside the figure with their date. You can change them on the page of the home. They are no quote of a lender.',
        ],
      },
      {
        question: 'How do I protect my account?',
        answer: [
          'In Account settings, under Security, you switch on a second step at sign-in with an app, see which devices are signed in, and end any of them.',
        ],
      },
      {
        question: 'How do I get or delete my data?',
        answer: [
          'In Account settings you download everything about you as a file, and delete the account. It is erased after 14 days; until then you can change your mind.',
        ],
      },
    ],
  },
  {
    name: 'Billing & Subscriptions',
    questions: [
      {
        question: 'What does Lintel cost?',
        answer: [
          'Nothing for home buyers. Companies pay for a plan by the number of their agents.',
          ...(prices ? [`${prices} Prices are in US dollars, before tax.`] : []),
          'What an agent pays their own company is set by that company and shown before the agent joins.',
        ],
      },
      {
        question: 'Which plan do I need?',
        answer: [
          'The one that holds the number of agents you expect. A larger one may be chosen, a smaller one may not. Custom plans are agreed with the wholesaler.',
        ],
      },
      {
        question: 'How do I cancel?',
        answer: [
          'In your company dashboard, under Subscription, at any time. The plan runs to the end of the period that is paid and does not renew. Until then you can take it back.',
        ],
      },
      {
        question: 'Do I get money back?',
        answer: [
          'A yearly plan can be ended within 30 days of its payment, with that payment returned. Monthly payments are not returned.',
        ],
      },
      {
        question: 'What happens when a payment fails?',
        answer: [
          'You are told by letter, and the plan goes on for 14 days. After that your dashboard can be read but not worked with until the open bill is paid. Nothing is deleted for that.',
        ],
      },
      {
        question: 'How do I change to another plan?',
        answer: [
          'In your company dashboard, under Subscription, with “Upgrade Plan”. You see what it costs, to the cent, before you agree. A larger plan begins at once, a smaller one with the next period.',
        ],
      },
      {
        question: 'Where are my invoices, and which tax is on them?',
        answer: [
          'In your company dashboard, under Subscription, in Billing History, as PDF. Each says which tax was charged, or why none was. Your own tax number can be printed on them.',
        ],
      },
    ],
  },
];

/** Questions in which every word that was typed occurs, category by category. */
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
