import { languageWanted } from '../../topics/spoken-languages.ts';
import { asksWhoSpeaks } from '../../topics/who-speaks.ts';
import { type Planner, use } from '../use.ts';

/** Plans a professional for somebody who speaks another language. Who speaks no English needs that of the question. */
export const whoSpeaks: Planner = ({ text, named, cues, language }) => {
  if (!asksWhoSpeaks(text)) return undefined;
  const wanted = languageWanted(text);
  return use('professionals', {
    type: cues.has('lender') ? 'mortgage_advisor' : 'agent',
    city: named.find(({ city }) => city)?.city,
    language: wanted === 'en' ? language : wanted,
  });
};
