import { describe, expect, it } from 'vitest';
import { askedOnce } from './asked-once.fixture.ts';
import { type Question, q } from './question.ts';

/** How-to questions about features of the site, in sloppy wordings of three languages. */
const questions: readonly Question[] = [
  q('comment jla garde cette maison la', 'howTo', { input: { topic: 'save-home' } }),
  q('whats the button for keeping a listing', 'howTo', { input: { topic: 'save-home' } }),
  q('put two homes side by side how', 'howTo', { input: { topic: 'compare' } }),
  q('quiero ver dos casas juntas en pantalla', 'howTo', { input: { topic: 'compare' } }),
  q('my agent gave me a code where do i put it', 'howTo', { input: { topic: 'agent-code' } }),
  q('ok mais comment je l enleve de mon equipe', 'howTo', {
    after: ['je veux pu travailler avec mon courtier sur le site'],
    input: { topic: 'end-connection' },
  }),
  q('y si ya no tengo ese correo', 'howTo', { after: ['se me olvido la contraseña'], input: { topic: 'lost-email' } }),
  q('how do i hide a home i dont like', 'howTo', { input: { topic: 'hide-home' } }),
  q('how do i cancel a request i sent to an agent', 'howTo', { input: { topic: 'withdraw-request' } }),
  q('como cierro mi sesion', 'howTo', { input: { topic: 'sign-out' } }),
  q('where do i see rates from lenders', 'howTo', { input: { topic: 'see-rates' } }),
  q('how do i attach a photo to a message', 'howTo', { input: { topic: 'message-files' } }),
  q('ou je trouve les documents que jai signé', 'howTo', { input: { topic: 'download-documents' } }),
  q('how do i estimate what my house is worth', 'howTo', { input: { topic: 'home-value' } }),
  q('como pongo una alerta si baja d precio', 'howTo', { input: { topic: 'saved-home-alerts' } }),
  q('se puede usar esto sin dar mi numero d telefono?', 'howTo', { input: { topic: 'phone-optional' } }),
  q('comment je parle a mon courtier', 'howTo', { input: { topic: 'send-message' } }),
  q('comment je trouve un courtier hypothecaire ici', 'howTo', { input: { topic: 'smartmatch' } }),
  q('who told you that', 'howTo', { after: ['median price in Austin'], input: { topic: 'answer-sources' } }),
  q('where do i see that', 'howTo', { after: ['do i have any showings'], input: { topic: 'own-places' } }),
  q('and how do i undo that', 'howTo', { after: ['how do i save a home'], input: { topic: 'unsave-home' } }),
  q('how long till someone answers', 'howTo', {
    after: ['i want to talk to a person not a robot'],
    input: { topic: 'reply-time' },
  }),
  q('y ahora que', 'howTo', { after: ['aceptaron mi oferta'], input: { topic: 'after-offer' } }),
  q('now what', 'howTo', { after: ['i got pre-approved'], input: { topic: 'after-pre-approval' } }),
  q('what now', 'howTo', { after: ['my offer was rejected'], input: { topic: 'offer-refused' } }),
  q('pis apres je fais quoi', 'nextSteps'),
  q('je peux tracer mon propre secteur sur la carte?', 'howTo', { input: { topic: 'draw-area' } }),
  q('est-ce que je peux encercler un quartier sur la map', 'howTo', { input: { topic: 'draw-area' } }),
  q('afficher les superficies en m² au lieu des pieds carrés', 'howTo', { input: { topic: 'units' } }),
  q('file too big what do i do', 'howTo', { input: { topic: 'file-size' } }),
  q('mon fichier fait 12 Mo, ça ne passe pas', 'howTo', { input: { topic: 'file-size' } }),
  q('la foto de mi talón pesa 15 megas y no sube', 'howTo', { input: { topic: 'file-size' } }),
  q('pourquoi mon relevé a été refusé', 'documents', { input: { rejected: true } }),
  q('cómo las apago', 'howTo', { after: ['mis alertas'], input: { topic: 'edit-alert' } }),
  q('y para quitarla?', 'howTo', { after: ['cómo creo una alerta'], input: { topic: 'delete-search' } }),
  q('hook me up with somebody who knows VA loans in Denver', 'professionals', {
    input: { type: 'mortgage_advisor', city: 'Denver' },
  }),
  q('can u set me up w a mortgage guy', 'professionals', { input: { type: 'mortgage_advisor' } }),
  q('set us up with an agent in Austin', 'professionals', { input: { type: 'agent', city: 'Austin' } }),
  q('do i need preapproval b4 i look at houses', 'howTo', { input: { topic: 'get-pre-approved' } }),
];

const outcomeOf = askedOnce(questions);

describe('a question about a feature of the site', () => {
  it.each(questions.map(({ ask }, at) => [ask, at] as const))('gets the steps of the feature for %j', (_, at) =>
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});
