import { describe, expect, it } from 'vitest';
import { corpusWorld } from '../../../../../test/assistant/corpus-world.ts';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const three = ['3 bed homes in austin under 400'];

/** The four saved homes were built in 1970, 1973, 1976 and 1979, in the order of saving; the list shows the newest first. */
const questions: readonly Question[] = [
  // One saved home by its position.
  q('1st one i saved. when was it built', 'homeFacts', { says: /1970/ }),
  q('la 2e que j’ai sauvée, elle date de quelle année?', 'homeFacts', { says: /1973/ }),
  q('la tercera que guardé de qué año es', 'homeFacts', { says: /1976/ }),
  q('the last house i hearted, what year is it', 'homeFacts', { says: /1979/ }),
  q('what year is the second house on my saved list', 'homeFacts', { says: /1976/ }),
  q('number 4 on my list, when was it built', 'homeFacts', { says: /1970/ }),
  q('ma deuxième maison enregistrée a été construite quand', 'homeFacts', { says: /1973/ }),
  q('first one i saved. washer dryer hookups?', 'homeFacts', { input: { about: 'unlisted' }, says: /do not state/ }),
  q('before Saturday, does the first house I saved have steps at the front door?', 'homeFacts', {
    says: /steps at the entrance/,
  }),
  q('la 3e que j’ai sauvegardée, y’a-tu une salle de bain au premier plancher?', 'homeFacts', { says: /à quel étage/ }),
  q('how old is the ac', 'homeFacts', {
    after: ['tell me about the 2nd house i saved'],
    says: /how old the air conditioner is/,
  }),
  q('between that and the third one which was built first', 'compareHomes', {
    after: ['tell me about the first house i saved'],
    says: /1970.*1976/,
  }),
  q('es mi primera casa, hay ayuda para el enganche?', 'programs'),
  // One fact over all saved homes.
  q('any of my saved ones have hoa fees', 'compareHomes', { input: { saved: true, asked: ['dues'] }, says: /\$320/ }),
  q('est-ce que mes maisons sauvegardées ont toutes un sous-sol', 'compareHomes', {
    input: { saved: true, topics: ['features'] },
    says: /Oui/,
  }),
  q('which of my 4 is cheapest n how much', 'compareHomes', { input: { saved: true, asked: ['price'] } }),
  q('todas las que guardé tienen patio cercado?', 'compareHomes', { input: { topics: ['features'] }, says: /Sí/ }),
  q('how many homes did i save', 'savedHomes'),
  q('did the price drop on any of my saved homes', 'savedHomes'),
  // The home of the showing.
  q('and the taxes on it last yr', 'homeFacts', {
    after: ['what yr was the saturday house built'],
    says: /\$3,000/,
  }),
  q('y esa casa de qué año es', 'homeFacts', {
    after: ['a qué hora es la visita del sábado'],
    input: { of: 'appointment' },
    says: /1970/,
  }),
  q('la casa que nos va a enseñar Grace tiene hoa?', 'homeFacts', { input: { of: 'appointment', about: 'dues' } }),
  q('who’s showing it', 'appointments', { after: ['are we still on for saturday'] }),
  q('how can i make it a video call instead', 'howTo', {
    after: ['do i have a viewing this saturday'],
    input: { topic: 'video-tour' },
  }),
  // Messages, the showing, documents and the loan.
  q('what exactly did i write to grace', 'replies', { input: { own: true }, says: /Could we see it earlier\?/ }),
  q('qu’est-ce que j’avais écrit à Grace donc', 'replies', { says: /Could we see it earlier\?/ }),
  q('y qué dijo', 'replies', { after: ['le mandé mensaje a la Grace'] }),
  q('what should i write to grace about the price', 'handOver', { input: { to: 'agent' } }),
  q('moi je dis que non. qui a raison', 'appointments', {
    after: ['mon chum dit que la visite de samedi est annulée'],
    says: /samedi.*confirmé/,
  }),
  q('so is it thurs or still sat', 'appointments', { says: /no appointment on Thursday/ }),
  q('how do i cancel saturdays showing', 'howTo', { input: { topic: 'cancel-tour' } }),
  q('did it go thru or do i gotta redo it', 'documents', {
    after: ['put my paystub on here after my shift i think'],
    input: { category: 'pay_stubs' },
    says: /Pay stubs: uploaded/,
  }),
  q('so am i approved for the loan or not', 'applications', { input: { decision: true }, says: /not known here/ }),
  q('¿me negaron el préstamo?', 'applications', { says: /no se sabe/ }),
  q('we got approved for the loan! now what', 'nextSteps'),
  // Steps for the person's own things.
  q('can i send her my saved ones', 'howTo', {
    after: ['my mom wants a say'],
    input: { topic: 'share-home' },
  }),
  q('cómo le hago pa que él vea también las casas desde su teléfono', 'howTo', {
    after: ['mi cuñado también va a salir en el loan'],
    input: { topic: 'share-home' },
  }),
  q('comment je l’enlève de la liste', 'howTo', {
    after: ['j’ai sauvé une maison trop loin'],
    input: { topic: 'unsave-home' },
  }),
  q('je veux en enlever une, comment', 'howTo', {
    after: ['quelles maisons j’ai sauvegardées'],
    input: { topic: 'unsave-home' },
  }),
  q('can i bump my saved search up to 550', 'howTo', { input: { topic: 'edit-search' } }),
  q('ya no quiero que me lleguen correos de mi búsqueda', 'howTo', { input: { topic: 'edit-alert' } }),
  q('quiero otro prestamista, cómo lo cambio', 'howTo', { input: { topic: 'change-lender' } }),
  q('can grace see which houses i saved', 'howTo', { input: { topic: 'privacy-data' } }),
  q('3 bed homes in austin near my mom', 'searchHomes'),
  // The documents of another person, the saved search and another agent.
  q('and my husband’s?', 'documents', {
    after: ['is my pay stub in'],
    input: { ofOther: true },
    says: /only the documents of your own account/,
  }),
  q('pis celui de mon chum', 'documents', { after: ['avez-vous mon talon de paie'], input: { ofOther: true } }),
  q('ya subieron el talón de mi esposa?', 'documents', { input: { ofOther: true } }),
  q('and my bank statements?', 'documents', { after: ['is my pay stub in'], says: /^(?!I see only)/ }),
  q('what price did i set it at', 'savedSearches', { after: ['do i have a saved search'], says: /\$500,000/ }),
  q('cuántos cuartos le puse', 'savedSearches', { after: ['tengo alguna búsqueda guardada?'] }),
  q('grace is too slow for me, can i get someone else', 'howTo', { input: { topic: 'change-agent' } }),
  q('ya no quiero trabajar con Grace', 'howTo', { input: { topic: 'change-agent' } }),
  q('je voudrais quelqu’un d’autre que Grace', 'howTo', { input: { topic: 'change-agent' } }),
  q('can someone else come with me saturday', 'professionals'),
  q('which house is it at', 'appointments', { after: ['do i got a showing saturday'] }),
  q('en qué casa es', 'appointments', { after: ['tengo cita el sábado verdad'] }),
  q('tell me about the house we seeing saturday', 'homeFacts', { input: { of: 'appointment' }, says: /asking price/ }),
  q('can he see my saved homes on his phone', 'howTo', {
    after: ['my husband signed up yesterday'],
    input: { topic: 'co-buyer' },
  }),
  q('can she see my saved homes', 'howTo', { input: { topic: 'privacy-data' } }),
  q('we got 5 grand saved, is there any program in austin', 'programs'),
  q('y si subo a 450?', 'refineSearch', { after: ['casas en Austin por menos de 400 mil'], says: /pasa a ser/ }),
  // The search of the conversation.
  q('too many. closer to downtown n no hoa', 'refineSearch', { after: three, facts: ['beds>=3', 'hoa<=0'] }),
  q('nvm go back to 350 but townhouse is ok too', 'refineSearch', {
    after: [...three, 'what about up to 450'],
    facts: ['beds>=3', 'price<=350000'],
    says: /^(?!.*Townhouse added)/,
  }),
  q('non reviens à 400 000 mais un condo ça va aussi', 'refineSearch', {
    after: ['maison 3 chambres à Austin jusqu’à 400 000', 'ok jusqu’à 450 000'],
    facts: ['place:austin', 'price<=400000', 'type:condo', 'type:single_family'],
  }),
  q('de esas nomás la más barata y si no tiene alberca mejor', 'refineSearch', {
    after: ['casas en Austin de tres recámaras'],
    facts: ['sort:price_asc', 'prefer:no:pool'],
  }),
  q('does the second one have a pool', 'homeFacts', { after: three, input: { home: '#2' } }),
];

const outcomeAt = askedOnce(questions, async (app) => (await corpusWorld(app, () => false)).US.buyer);

describe('a question about one of the person’s own things', () => {
  it.each(questions.map(({ ask, after }, at) => [ask, after?.at(-1), at] as const))(
    'is answered from that thing: %j after %j',
    (_, __, at) => expect(outcomeAt(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});
