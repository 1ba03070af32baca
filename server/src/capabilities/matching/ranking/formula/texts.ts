/** The formula in plain language, as on its public page. A change of what is counted requires a new version. */
export const sections: { title: string; body: string[] }[] = [
  {
    title: 'What the match score is',
    body: [
      'The match score is 100 times the probability that your purchase closes with this professional and that you are satisfied afterwards, as far as the records tell.',
      'It is the product of two probabilities: that it closes, and that you are satisfied if it does. Both are worked out by logistic regression from what became of earlier matches, or, before there are any, from prior weights.',
    ],
  },
  {
    title: 'What goes in',
    body: [
      'Twelve criteria, each an estimate with an interval and the number of records behind it. Few records draw an estimate toward the average of the kind; old records count less, half after 24 months.',
      'Of your search: place, price, type of home or loan, time, and a language or a way of writing where you chose one. Your own weights move the order of the list; they never move the match score.',
    ],
  },
  {
    title: 'Who may be on a list',
    body: [
      'Professionals of the kind that you asked for, with an office within 60 km, a licence of the state or province of your search that was verified and has not ended, an active account with a company in good standing, who take new clients and have a place left. This is looked up in the moment of your search.',
      'A place is taken by each request that waits and by each that was accepted within 30 days. Where a professional or company has set nothing, there are eight.',
      'The sixth place goes to somebody who may turn out better than the records show so far. It is marked.',
    ],
  },
  {
    title: 'Percentile and “Top 5 %”',
    body: [
      'The percentile says which share of professionals of the kind stands below, over clients of their own market. Its interval holds with four chances of five. Under 8 closed deals there is none.',
      '“Top 5 %” goes to those most likely to be among the best 5 % of their kind, never to more than 5 %, to no more than can be expected to be right in half of the cases, and to nobody with fewer than 8 closed deals. It means among the best by our records, no more.',
    ],
  },
  {
    title: 'The points',
    body: [
      'Every card shows the points that each criterion gives or takes, beside the average professional. They are the same numbers that made the rank, and add up to the score.',
    ],
  },
  {
    title: 'How it stays current',
    body: [
      'Everything is fitted anew each night. What became of a match counts for the professional at once. A purchase that its buyer says has closed here becomes a deal of the agent who worked with them.',
    ],
  },
];

export const neverUsed: string[] = [
  'Money: no plan, price, fee, sponsorship or advertisement of a professional, company or lender',
  'Names, photos and addresses of mail',
  'Race, colour, religion, national origin, sex, disability, familial status, age, marital status, sexual orientation, gender identity, source of income, or anything that stands in for them',
  'Where somebody lives, and what somebody else with a like name did',
  'The words of your messages',
];
