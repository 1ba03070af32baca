import type { ProtectedClass } from '@lintel/hypersearch';
import { lawfulAlternative, refusalReason } from '../search/index.ts';
import type { StoredPart } from './parts/stored-part.ts';
import type { RefusalName } from './reading/refusals.ts';
import { choices, sources, text } from './tools/words.ts';

interface Refusal {
  says: string;
  next: Parameters<typeof choices>;
  links: readonly (readonly [label: string, path: string])[];
}

const network = ['Professional Network', '/professionals'] as const;
const support = ['Support', '/support'] as const;

/** Each says why not, and what can be done instead. */
const refusals: Readonly<Record<RefusalName, Refusal>> = {
  injection: {
    says: 'I only answer questions about homes, costs, your purchase and this site, and I stay within that. Nobody’s data but your own is open to me.',
    next: ['What can you do?'],
    links: [support],
  },
  fraud: {
    says: 'I can’t help with that: what you tell a lender has to be true, and false papers are a crime. If something about your papers worries you, a mortgage advisor can say openly which ways there are.',
    next: ['Find a mortgage advisor', 'Which documents are missing?'],
    links: [network],
  },
  otherPeople: {
    says: 'I can’t tell you about other people: their papers, offers, searches and private lives are theirs. What is public about a home, I can tell you.',
    next: ['Show my saved homes', 'What can you do?'],
    links: [support],
  },
  fairHousing: {
    says: 'I don’t choose or describe places by who lives there: fair housing laws in the USA and Canada protect everyone’s choice of home.',
    next: ['Homes near a park', 'Homes near transit', 'What can you do?'],
    links: [['How homes are found', '/hypersearch']],
  },
  safety: {
    says: 'I don’t rate how safe a place is: there is no crime data here that would be fair and reliable. Local police publish their own figures, and you can visit at different times of the day.',
    next: ['Quiet street homes', 'Homes near a park'],
    links: [support],
  },
  approval: {
    says: 'Only a lender can say whether you get a loan and at which rate; I can’t approve or promise one. I can work out what the usual limits leave room for, show which papers a lender asks for, and lead you to a mortgage advisor.',
    next: ['What can I afford?', 'Which documents are missing?', 'Find a mortgage advisor'],
    links: [network, ['Document Center', '/documents']],
  },
  tax: {
    says: 'I can’t give tax advice: it depends on your whole situation, and a tax professional answers for it. What the property tax of a home is, I can tell you.',
    next: ['What are the closing costs on a 500k home?', 'I want to talk to a person'],
    links: [network],
  },
  legal: {
    says: 'I can’t give legal advice or read a contract for you: what it means for you is for a lawyer (in Québec also a notary) to say. Your agent knows the steps and deadlines; I can show you yours.',
    next: ['What should I do next?', 'I want to talk to a person'],
    links: [network, ['Your journey', '/journey']],
  },
  investment: {
    says: 'I make no forecasts and give no investment advice: nobody can promise what a home will be worth. I can show how prices and sales have been in a place, and what a home costs you.',
    next: ['What is the market like in Austin?', 'What can I afford?'],
    links: [['HyperSearch', '/hypersearch']],
  },
  medical: {
    says: 'I can’t judge what a home means for anybody’s health. A doctor can, and a licensed inspector can test for mold, radon, lead or asbestos before you buy.',
    next: ['What is a home inspection?', 'I want to talk to a person'],
    links: [network],
  },
};

/** Why it is not answered, and what can be done instead. */
export function refusalParts(refusal: RefusalName, protectedClass: ProtectedClass | undefined): StoredPart[] {
  const { says, next, links } = refusals[refusal];
  const words =
    refusal === 'fairHousing' && protectedClass
      ? `${refusalReason(protectedClass)} ${lawfulAlternative[protectedClass]}`
      : says;
  return [text(words), choices(...next), sources(...links)];
}
