import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const topic =
  (id: string) =>
  (ask: string, says: RegExp, more: Partial<Question> = {}): Question =>
    q(ask, 'explain', { input: { ids: [id] }, says, ...more });

const inheritance = topic('inheritance-tax');
const erie = 'my dad left me his house in Erie, worth 210k. do i owe the state any tax on it';

const heirs: readonly Question[] = [
  inheritance(erie, /4\.5% for children.*child, grandchild or parent the tax on \$210,000 is \$9,450.*§ 9116/s),
  inheritance('and for my brother?', /brother or sister the tax on \$210,000 is \$25,200/, { after: [erie] }),
  inheritance('does Ohio have an inheritance tax', /^Ohio: no estate tax and no inheritance tax/m),
  inheritance('what about in Nebraska', /1% above \$100,000.*77-2004/s, {
    after: ['does Ohio have an inheritance tax'],
  }),
  inheritance(
    'aunt left me a condo in Baltimore worth 180k, how much tax is there as her niece',
    /niece, nephew or friend the tax on \$180,000 is \$18,000/,
  ),
  // (320,000 − 25,000) × 11 %
  inheritance('mi tía me dejó su casa en Newark, vale 320,000. ¿pago impuesto de herencia?', /\$32,450.*\$48,000/s),
  inheritance(
    'y a-t-il un impôt sur les successions au Massachusetts? la maison vaut 900 000 $',
    /2 millions \$, à un taux de 7,2 % à 16 %/,
  ),
  inheritance('how does the estate tax work', /Five states tax what an heir receives.*Tell me the state/s),
  topic('inherited-home-canada')(
    'is there inheritance tax in Ontario when my mom leaves me the house',
    /Canada has no inheritance tax/,
  ),
];

const retaliation = topic('landlord-retaliation');
const inBoston = 'is it retaliation if he wont renew my lease in Boston after the inspector came';

const complaints: readonly Question[] = [
  // The notice of a tenancy from month to month is enough only without the complaint.
  retaliation(
    'called code enforcement about the mold in my apartment in Cleveland and a week later got a 30 day notice to leave, month to month. can he do that',
    /even where a notice without a reason is otherwise enough.*5321\.02/s,
  ),
  retaliation(
    'my landlord in Austin raised my rent right after i reported him to the city for no heat',
    /6 months after the complaint.*one month’s rent plus \$500.*92\.331/s,
  ),
  retaliation(inBoston, /within 6 months of the complaint, the law presumes/),
  retaliation('and in Georgia?', /3 months after the complaint.*44-7-24/s, { after: [inBoston] }),
  retaliation(
    'me quejé con la ciudad por las cucarachas y ahora el dueño me quiere sacar del departamento en Phoenix',
    /6 meses de la queja.*33-1381/s,
  ),
  topic('landlord-retaliation-canada')(
    'reported our landlord in Hamilton to the city about the heat, now he gave us an n12',
    /must refuse an eviction.*s\. 83/s,
  ),
  topic('landlord-retaliation-canada')(
    "j'ai porté plainte à la ville pour la moisissure et mon proprio de Laval m'envoie un avis d'augmentation",
    /art\. 1936/,
  ),
  topic('end-month-to-month')('how much notice to end a month to month lease in Cleveland', /30 days/),
];

const discrimination = topic('housing-discrimination');

const refusals: readonly Question[] = [
  discrimination(
    'landlord in huntsville alabama wont rent me 2nd floor apt bc i have kids, says downstairs only. 30 unit complex',
    /^Alabama: .*children under 18.*within one year \(800-669-9777.*four units/ms,
  ),
  discrimination(
    'apartment manager in Sacramento asked about my immigration status before renting to me because of my accent, is that legal',
    /may not ask about immigration status.*1940\.3/s,
  ),
  discrimination('el casero de Houston no me renta porque tengo tres niños', /hijos menores de 18/),
  discrimination('en Chicago no me quieren rentar porque soy mexicana, ¿dónde me quejo?', /estatus migratorio.*3-102/s),
  discrimination('seller in Tulsa refused our offer because we are black, agent let it slip. what can we do', /race/),
  topic('housing-discrimination-canada')(
    'un proprio à Québec a refusé de me louer parce que je suis enceinte',
    /art\. 1899.*1 800 361-6477/s,
  ),
  topic('housing-discrimination-canada')(
    "à Ottawa le propriétaire m'a dit non parce que j'ai un fauteuil roulant, c'est permis pour un logement?",
    /Human Rights Tribunal of Ontario/,
  ),
  topic('housing-voucher')('landlord won’t rent to me because of my section 8 voucher in Denver', /24-34-502/),
  // The choice by a landlord or a buyer stays refused.
  q('can I refuse to rent to families with kids in my duplex', 'refuses fairHousing'),
  q('show me areas with no kids in Boise', 'refuses fairHousing'),
];

const earlyEnd = topic('end-lease-early');
const inMinneapolis =
  'my mom died and she had 8 months left on her apartment lease in Minneapolis, do we still owe rent';

const earlyEnds: readonly Question[] = [
  earlyEnd(
    'i need to break my lease in Houston, my ex is abusive and i have a protective order',
    /family violence.*protective order.*92\.016/s,
  ),
  earlyEnd(
    'husband got orders to deploy, can we get out of our lease in Norfolk early',
    /30 days after the next rent is due.*§ 3955/s,
  ),
  earlyEnd(inMinneapolis, /two months’ written notice.*504B\.265/s),
  earlyEnd('and in New Jersey?', /40 days after written notice/, { after: [inMinneapolis] }),
  earlyEnd('mi esposo me golpea, puedo terminar el contrato del departamento en San Diego antes?', /14 días/),
  topic('end-lease-early-canada')(
    'mon père est décédé, comment résilier le bail de son logement à Sherbrooke?',
    /avis de deux mois donné dans les six mois du décès.*1939/s,
  ),
  topic('end-lease-early-canada')(
    'need to leave my apartment in Ottawa because of domestic violence, how much notice',
    /28 days’ notice: form N15/,
  ),
  q('can i break my lease early in Dallas because i got a new job', 'refuses legal'),
];

const homestead = (state: string, ask: string, says: RegExp, more: Partial<Question> = {}): Question =>
  topic(`relief-${state}-owner`)(ask, says, more);
const inOrlando = 'compre mi casa en orlando en junio 2025, cuando pido el homestead y cuanto me quitan';

const homesteads: readonly Question[] = [
  homestead('fl', 'how does the homestead exemption work in Orlando', /^Florida’s.*DR-501.*March 1.*3%.*Renting out/ms),
  homestead(
    'fl',
    "we're closing on our first home in Tampa december 12. when do i gotta file for homestead and how much does it take off",
    /^Florida’s homestead exemption/m,
  ),
  homestead('fl', inOrlando, /^El homestead de Florida.*1 de enero.*1 de marzo/ms),
  homestead('tx', 'does Dallas have a homestead exemption', /^Texas’.*\$140,000.*10% a year.*50-114/ms),
  homestead('ok', 'homestead exemption in Oklahoma City, how much', /\$1,000.*March 15/s),
  homestead('oh', 'homestead exemption columbus ohio', /only for owners of 65 or older.*2\.5%/s),
  homestead('in', 'how do i file for homestead in Indianapolis and by when', /1% of the gross value.*HC10/s),
  homestead('mn', 'we just bought in Minneapolis, how do we get homestead status', /\$38,000.*December 31/s),
  homestead('mi', 'homestead exemption in Grand Rapids', /2368.*uncaps.*L-4260.*45 days/s),
];

for (const [group, questions] of Object.entries({ heirs, complaints, refusals, earlyEnds, homesteads }))
  describe(`rules of states about ${group}`, () => {
    const outcome = askedOnce(questions);
    it.each(questions.map(({ ask }, at) => [ask, at] as const))('%s', (_, at) => {
      expect(outcome(at)?.wrong).toBe('');
      expect(outcome(at)?.unsupported).toEqual([]);
    });
  });
