/** Long because it is a table: what is said of each topic, and where it is done. */
import type { HowToTopic } from '../reading/how-to-topics.ts';

interface HowTo {
  /** Every sentence is true of what can be used now; no figure that changes with time or person. */
  says: string;
  links: readonly (readonly [label: string, path: string])[];
  next?: readonly string[];
}

const support = ['Support', '/support'] as const;
const general = 'This is a general explanation, not advice for your case.';

export const howToTexts: Readonly<Record<HowToTopic, HowTo>> = {
  'save-search': {
    says: 'Search for homes, then press “Save search” above the results. You choose a name, how often you are told, and what of: new homes, price drops, open houses and more. Pausing and editing is one click from each mail.',
    links: [
      ['HyperSearch', '/hypersearch'],
      ['Saved searches', '/saved?tab=searches'],
    ],
    next: ['Show my saved searches'],
  },
  'save-home': {
    says: 'Press the heart on the picture or page of a home. It is then among your saved homes with notes, tags and price changes; removing it can be undone.',
    links: [['Saved homes', '/saved']],
    next: ['Show my saved homes'],
  },
  upload: {
    says: 'Open the Document Center, choose the kind of paper, and drop the file there or pick it. PDF, Word, JPG and PNG up to 10 MB are taken, several at once; a broken upload goes on where it stopped. Scan at 300 DPI or more so that the text is readable.',
    links: [['Document Center', '/documents']],
    next: ['Which documents are missing?', 'Who can see my documents?'],
  },
  'privacy-documents': {
    says: 'Your papers are kept encrypted. Only you see them, and the people whom you give access: you choose which papers, for how long, and can take it back at once. Who opened what is listed for you.',
    links: [['Document Center', '/documents']],
  },
  'co-buyer': {
    says: 'On your saved homes, invite your co-buyer by e-mail. Both of you then see the same homes, notes and tags, and each votes. You can leave the shared list at any time.',
    links: [['Saved homes', '/saved']],
  },
  password: {
    says: 'Change it in Account settings under Security. If you have forgotten it, ask for a link on the sign-in page: it works once, for a short time, and signs you out everywhere else.',
    links: [
      ['Account settings', '/account'],
      ['Forgot password', '/forgot-password'],
    ],
  },
  'two-factor': {
    says: 'In Account settings, under Security, you switch on a second step at sign-in with an app, and get backup codes to keep.',
    links: [['Account settings', '/account']],
  },
  notifications: {
    says: 'In Account settings, under Notifications, you choose for each kind whether it comes in the app, by mail at once, once a day or not at all, and set quiet hours. Each mail also has a link that ends its kind.',
    links: [
      ['Notifications', '/account'],
      ['Saved searches', '/saved?tab=searches'],
    ],
  },
  'delete-account': {
    says: 'In Account settings you download everything about you as a file, and delete the account. It is erased after a waiting time in which you can change your mind.',
    links: [['Account settings', '/account']],
  },
  showing: {
    says: 'Open the profile of your agent and press “Book”. You propose up to three times for a showing or a call; your agent confirms one or proposes others, and both get it for their calendars.',
    links: [['Professional Network', '/professionals']],
    next: ['Who is my agent?'],
  },
  connect: {
    says: 'Open the Professional Network, choose a profile and press “Connect”. You choose what is shared with them; they answer, and either side can end it later.',
    links: [['Professional Network', '/professionals']],
    next: ['Find an agent near me', 'Find a mortgage advisor'],
  },
  compare: {
    says: 'Press “Compare” on the picture of two homes or more and open the comparison at the foot of the page, or ask me to compare those I showed.',
    links: [['Compare homes', '/compare']],
  },
  price: {
    says: 'Nothing for home buyers: the account is free, and no credit card is asked for. Companies pay for a plan by the number of their agents. Nobody can pay for a place in a list of homes or professionals.',
    links: [support],
  },
  'match-score': {
    says: 'Homes of a search are put in order by your own wishes: each point has a reason, and both stand on the card. Recommendations learn from what you save and say; they use no names, no protected class and nothing that stands in for one. Nobody can pay for a place.',
    links: [['HyperSearch', '/hypersearch']],
    next: ['What would you recommend for me?'],
  },
  'fair-housing': {
    says: 'Fair housing laws of the USA and Canada protect everyone’s choice of home. So homes are found by what they are and where they stand, never by who lives near them.',
    links: [support],
  },
  'pre-approval': {
    says: `A pre-approval is a lender’s letter that says, after a look at your income, debts and credit, up to which price it expects to lend. It is no promise, and it lapses after some time; sellers often ask for it with an offer. ${general}`,
    links: [
      ['Document Center', '/documents'],
      ['Professional Network', '/professionals'],
    ],
    next: ['Find a mortgage advisor', 'Which documents are missing?'],
  },
  pmi: {
    says: `Private mortgage insurance protects the lender, not you, where less than a fifth of the price is put down. In the USA it is paid with the monthly payment and can end once enough is paid back; in Canada the premium is added to the loan. ${general}`,
    links: [['Property Search', '/search']],
    next: ['What is the monthly cost of a 450k home with 10% down?'],
  },
  escrow: {
    says: `Escrow is money that a neutral third party holds until both sides have done what they agreed: the deposit before closing. After it, lenders often keep an escrow account from which property tax and insurance are paid. ${general}`,
    links: [support],
  },
  contingency: {
    says: `A contingency (in Canada, a condition) is something that has to come true for a purchase to go on, such as an inspection, the loan or the sale of another home, each with its day. Which ones an offer should hold is a question for your agent or lawyer. ${general}`,
    links: [['Your journey', '/journey']],
  },
  'earnest-money': {
    says: `Earnest money is a deposit with the offer that shows that a buyer means it; it counts towards the price at closing. Who gets it when a purchase fails is a matter of the contract. ${general}`,
    links: [['Your journey', '/journey']],
  },
  appraisal: {
    says: `An appraisal is an independent estimate of what the home is worth, ordered by the lender. If it lies below the price, the lender may lend less. ${general}`,
    links: [['Your journey', '/journey']],
  },
  inspection: {
    says: `A home inspection is a look at roof, structure, wiring, plumbing and heating by an inspector whom you choose, usually soon after the offer is accepted. The report shows what would have to be mended. ${general}`,
    links: [['Your journey', '/journey']],
  },
  'closing-costs': {
    says: `Closing costs are what is paid at closing beside the down payment: fees of the lender, title and recording or legal fees, and taxes on the transfer where there are any. Ask me for a home or a price and I work them out. ${general}`,
    links: [['Property Search', '/search']],
    next: ['What are the closing costs on a 500k home?'],
  },
  closing: {
    says: `Closing is the day on which papers are signed, money is paid and the home becomes yours. In the USA a title company or lawyer runs it, in Canada a lawyer or notary. ${general}`,
    links: [['Your journey', '/journey']],
  },
  hoa: {
    says: `A homeowners’ association or condo corporation keeps up what owners share, for a fee a month. Its rules and its reserves are worth reading before an offer. ${general}`,
    links: [['Property Search', '/search']],
  },
  'down-payment': {
    says: `The down payment is what you pay of the price yourself; the rest is the loan. More down means a smaller loan and often no mortgage insurance. ${general}`,
    links: [['Property Search', '/search']],
    next: ['How much cash do I need for a 400k home?'],
  },
  amortization: {
    says: `Amortization is how a loan is paid back over its years: at first most of a payment is interest, later most of it is principal. The page of each home shows it year by year. ${general}`,
    links: [['Property Search', '/search']],
  },
  'stress-test': {
    says: `In Canada lenders look whether you could also pay at a higher rate than that of your contract. What I work out for Canada counts it. ${general}`,
    links: [support],
    next: ['How much can we borrow in Canada with 150k income?'],
  },
  'debt-to-income': {
    says: `Debt to income is the share of your income before tax that goes to housing and to debts. Lenders set limits for it; in Canada they are called GDS and TDS. ${general}`,
    links: [support],
    next: ['What can I afford?'],
  },
  'title-insurance': {
    says: `The title says who owns a home. Title insurance protects against claims from before your purchase that a search of the records did not find. ${general}`,
    links: [['Your journey', '/journey']],
  },
  'fixed-or-variable': {
    says: `A fixed rate stays the same for its term; a variable or adjustable one follows the market, so payments can rise or fall. Which suits you is a question for a mortgage advisor. ${general}`,
    links: [['Professional Network', '/professionals']],
    next: ['Find a mortgage advisor'],
  },
  'conventional-or-fha': {
    says: `A conventional loan follows the rules of private lenders. FHA, VA and USDA loans are backed by the government of the USA, with lower down payments and conditions of their own; jumbo loans lie above the limits of conventional ones. Which you can have, a lender says. ${general}`,
    links: [['Professional Network', '/professionals']],
    next: ['Find a mortgage advisor'],
  },
};
