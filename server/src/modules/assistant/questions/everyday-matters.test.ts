import { describe, expect, it } from 'vitest';
import { readMessage } from '../reading/message.ts';
import { planOf } from '../reading/plan-of.ts';
import { noTalk, type Talk } from '../reading/talk.ts';
import { readSearch } from './read-search.fixture.ts';

const planned = (typed: string, talk: Talk = noTalk) => {
  const plan = planOf(readMessage(typed, talk, readSearch));
  return plan.kind === 'use' ? plan.tool : plan.kind;
};

const everyday = [
  'my truck is throwing code p0455, what is that',
  'check engine light came on, what could it be',
  'mi troca hace un ruido raro, qué será',
  'mon char fait un bruit bizarre quand je freine',
  'my phone won’t charge, what do i do',
  'is there a novel you would suggest for my book club',
  'btw what should i watch on netflix tonight, somethin funny',
  'what podcast do you like for long drives',
  'who should i start in fantasy football this week',
  'thanks! oh and do you know a good biscuit recipe',
  'im a barber, what should i charge for a fade + beard',
  'I groom dogs on the side. what’s fair to charge for a doodle?',
  'what would you bid to repaint a customers 3 bed house, im a painter',
  'can u write a text to my supervisor that i got the flu and cant come in',
  'write my charge nurse that I am sick',
  'need a good cardiologist near san antonio, not for the house lol',
  'any idea how to get red wine out of a carpet lol',
  'tu chargerais combien pour un balayage cheveux longs?',
  'je suis électricien, je charge combien de l’heure à mes clients?',
  'tant qu’à jaser, connais-tu un bon livre audio pour la route?',
  'écris un mot à ma patronne, je rentre pas demain, gastro',
  'oye y como cuánto le cobro al cliente por quitar y poner veinte squares de shingle',
  'recomiéndame una serie para ver con mi esposa',
  'escríbele a mi supervisora que estoy enfermo y no voy mañana',
  'conoces un buen dentista para mi niña',
  'a cómo está el dólar hoy en la República, pa mandarle a mami',
  'whos hiring bus drivers in columbus',
];

const ofHomes = [
  'how much does a new roof run on a house i might buy',
  'what does an inspector charge, roughly',
  'whats it cost of moving across town with movers',
  'write my agent that i am sick and can’t make saturday’s showing',
  'what does my lender charge to lock the rate',
  'looking for a 3 bed house near a good dentist in Denver',
  'what do I tell my boss about the employment verification letter',
  'combien charge un notaire pour une maison',
  'un inspecteur, ça charge combien pour un condo?',
  'cuánto cobra el inspector por una casa',
  'escríbele a Grace que estoy enfermo y no puedo ir el sábado',
];

describe('an everyday matter', () => {
  it.each(everyday)('is out of scope, whatever words of a home it has: “%s”', (typed) => {
    expect(planned(typed)).toBe('outOfScope');
    expect(planned(typed, { ...noTalk, shown: [1, 2, 3], tool: 'searchHomes' })).toBe('outOfScope');
  });

  it.each(ofHomes)('is not taken for a matter of a home, an agent or a purchase: “%s”', (typed) => {
    expect(planned(typed)).not.toBe('outOfScope');
  });
});

const facts = ['place:austin'];
const afterMarket: Talk = { ...noTalk, tool: 'marketFacts', last: { tool: 'marketFacts', input: { facts } } };

describe('a question about other places after market figures', () => {
  it.each([
    'and Round Rock or Pflugerville, any cheaper?',
    'what about Dallas, any better?',
    'y en Mesa o en Tolleson sale más barato',
    'y en Chandler está más caro?',
    'pis à Laval?',
    'à Longueuil c’est-tu moins cher',
  ])('stays about the market: “%s”', (typed) => {
    expect(planned(typed, afterMarket)).toBe('marketFacts');
  });

  it.each([
    'ok show me 3 beds in Round Rock under 400k',
    'busco casa en Mesa de tres recámaras',
    'montre-moi des condos à Laval en bas de 400 000',
  ])('searches where homes are asked for: “%s”', (typed) => {
    expect(planned(typed, afterMarket)).toMatch(/^(searchHomes|refineSearch)$/);
  });
});

describe('help for buyers like the person who asks', () => {
  it.each([
    'is there any help w the down payment in ohio for people like us, 83k together never owned nothing',
    'any program or grant for someone like me in Texas, first house',
    'y a-t-il une aide à la mise de fonds pour du monde comme nous',
  ])('is no request about neighbors: “%s”', (typed) => {
    expect(planned(typed)).not.toBe('refuse');
  });

  it.each([
    'help us find a street with people like us in Austin',
    'I want a neighborhood of people like us, 3 beds in Austin',
  ])('is refused where neighbors are meant: “%s”', (typed) => {
    expect(planned(typed)).toBe('refuse');
  });
});

describe('a question about rents', () => {
  it.each([
    'what do 3 beds rent for in san antonio rn. if i just stay renting',
    'cuánto se paga de renta por un depa de dos recámaras en Phoenix',
    'a cómo rentan las casas de 3 cuartos en Dallas',
    'un 4 et demi à Montréal se loue combien ces temps-ci',
  ])('asks for a figure of the market: “%s”', (typed) => {
    expect(planned(typed)).toBe('marketFacts');
  });

  it.each(['apartments for rent in Austin', 'busco casa para rentar en Phoenix'])(
    'of homes to rent says that there are none: “%s”',
    (typed) => {
      expect(planned(typed)).toBe('outOfScope');
    },
  );
});
