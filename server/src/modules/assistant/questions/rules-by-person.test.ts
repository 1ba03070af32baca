import { describe, expect, it } from 'vitest';
import { askedOnce } from './asked-once.fixture.ts';
import { type Question, q } from './question.ts';

const explains = (...ids: string[]) => ({ input: { ids } });

const building: readonly Question[] = [
  // 10 % of 640,000; 20 % where no unit is the buyer's; 5 % of 500,000 and 10 % of 20,000 for two units.
  q('triplex à Saguenay 640 000, j’occuperais le rez-de-chaussée. mise de fonds minimum?', 'loanRules', {
    says: /64\s000.*10 %/s,
  }),
  q('smallest down payment on a Regina fourplex at 590k, every unit rented out', 'loanRules', {
    says: /CA\$118,000.*20%/s,
  }),
  q('¿y si lo rento completo?', 'loanRules', {
    after: ['enganche mínimo para un dúplex en Ottawa de 520 mil'],
    says: /CA\$104,000/,
  }),
  q('pis si c’est un triplex?', 'loanRules', {
    after: ['mise de fonds minimale pour un duplex de 520 000 à Gatineau'],
    says: /52\s000/,
  }),
  q('how much down on a rental condo in Halifax at 310k that I won’t live in', 'loanRules', { says: /CA\$62,000/ }),
  // Fannie Mae: 25 % for a rented building of two to four units, 5 % if the buyer lives in one.
  q('minimum down on a triplex in Dayton at 240k, all rented, conventional', 'loanRules', { says: /\$60,000 \(25%\)/ }),
  q('least down on a duplex in Tulsa at 260k, we live in one side', 'loanRules', { says: /\$13,000 \(5%\)/ }),
  // 3.1 % of 90 %.
  q('et le minimum à mettre avec la prime?', 'loanRules', {
    after: ['triplex à 500 000 à Lévis, on habiterait un logement, droits de mutation?'],
    says: /50\s000.*13\s950/s,
  }),
  q('min down and insurance on that?', 'loanRules', {
    after: ['land transfer tax Windsor 480k'],
    says: /CA\$24,000.*CA\$18,240/s,
  }),
  // 9 % of 3.1 % of 342,000
  q('la taxe sur ça, je peux la mettre dans le prêt?', 'loanRules', {
    after: ['prime SCHL sur 380 000 avec 10 % de mise de fonds à Laval'],
    says: /954,18.*comptant/s,
  }),
];

const coBuyers: readonly Question[] = [
  // Half of Ontario's $4,000.
  q(
    'buying in Ajax at 720k with my brother, half each. he already owns a condo, me never. land transfer tax?',
    'transferTax',
    {
      says: /CA\$8,875.*CA\$2,000.*50% of it/s,
    },
  ),
  q(
    'maison à Ottawa 600 000 avec ma mère, elle a déjà une maison, moi c’est ma première, j’ai 25 %. droits de cession?',
    'transferTax',
    {
      says: /7\s475.*1\s000.*25\s%/s,
    },
  ),
  // 40 % of the $8,000 of British Columbia.
  q(
    'PTT in Delta at 800k, I own 40% and never had a home, my dad owns a house already and takes the rest, together',
    'transferTax',
    {
      says: /CA\$10,800.*CA\$3,200.*40% of it/s,
    },
  ),
  q('and my cousin had a house before, we go half and half, it is my first', 'transferTax', {
    after: ['land transfer tax on 720k in Ajax'],
    says: /CA\$2,000.*50% of it/s,
  }),
  q(
    'Charlottetown 300k with a friend, half each, she owned a house before, it’s my first. transfer tax?',
    'transferTax',
    {
      says: /CA\$3,000.*not in the tables/s,
    },
  ),
  // $8,000 × (860 − 850) ÷ 25
  q('townhouse in Langley at 850. I know the first time cutoff is 835, do I get anything?', 'transferTax', {
    says: /CA\$11,800.*CA\$3,200/s,
  }),
  q(
    'Toronto 750 000, 50/50 avec une amie qui est déjà propriétaire; moi premier achat. combien de droits en tout?',
    'transferTax',
    {
      says: /18\s712,50/,
    },
  ),
  q('première maison à Nanaimo à 851, le plafond est 835 non? combien de taxe de mutation', 'transferTax', {
    says: /2\s880/,
  }),
];

const mortgageTaxes: readonly Question[] = [
  q('avec un prêt de 250 000, il y a une taxe de plus?', 'transferTax', {
    after: ['taxe de transfert à Sarasota sur 330 000 comptant'],
    says: /2\s310.*250\s000.*1\s375/s,
  }),
  q('and if I bring 90k down and borrow the rest?', 'transferTax', {
    after: ['transfer tax on a 450k place in Augusta Georgia, buying cash'],
    says: /\$450.*\$360,000.*\$1,080/s,
  }),
  q('and with a mortgage of 300k?', 'transferTax', {
    after: ['transfer tax on 400k in Nashville, paying cash'],
    says: /\$1,480.*\$300,000.*\$342\.70/s,
  }),
  q('¿y si pido prestado 320 mil?', 'transferTax', {
    after: ['impuesto de traspaso en Tampa por 400 mil, de contado'],
    says: /\$2,800.*\$320,000.*\$1,760/s,
  }),
  q('transfer and mortgage taxes in Tulsa on 310k with 10% down', 'transferTax', { says: /\$465.*\$279,000.*\$279/s }),
  q('is there a mortgage tax in Kansas? borrowing 240k in Wichita', 'loanRules', { says: /January 1, 2019/ }),
  q('is the mortgage taxed in Baltimore? tax on a loan of 280k', 'loanRules', { says: /exempt up to that price/ }),
  q(
    'On est de Sherbrooke, on achète un condo à Hollywood en Floride 360 000 US comptant, taxes de transfert?',
    'transferTax',
    {
      input: { state: 'FL' },
      says: /2\s520.*vendeur/s,
    },
  ),
];

const reliefs: readonly Question[] = [
  q(
    'mom turned 65 in October and owns her place in Fort Worth, does anything happen to her property taxes',
    'explain',
    explains('relief-tx-senior'),
  ),
  q(
    'grand-maman a 74 ans à Gatineau, peut-elle avoir de l’aide pour ses taxes municipales?',
    'explain',
    explains('relief-qc-senior'),
  ),
  q('mi papá de 70 años tiene casa en Orlando, ¿le bajan el predial?', 'explain', explains('relief-fl-senior')),
  q('I’m 57, can I keep my property tax base moving from San Jose to Fresno', 'explain', explains('relief-ca-senior')),
  q('100% disabled vet in Richmond Virginia, do I pay property tax?', 'explain', explains('relief-va-veteran')),
  q('and if he is a disabled veteran?', 'explain', {
    after: ['my dad is 68 in Chicago, can his property tax be lowered'],
    input: { ids: ['relief-il-veteran'] },
  }),
  q('how do I get the STAR credit for our house in Syracuse', 'explain', explains('relief-ny-owner')),
  q('homestead exemption in Athens Georgia', 'explain', explains('relief-ga-owner')),
  q('my aunt is 72 in Cheyenne, any property tax relief?', 'explain', explains('relief-office-us')),
  q(
    'I inherited my parents’ house in San Diego, will the property tax be reassessed?',
    'explain',
    explains('relief-ca-heir'),
  ),
  q('my father gives me his house in Laval, welcome tax?', 'explain', explains('relief-qc-family')),
  q('adding my daughter to the deed in Lansing Michigan, transfer tax?', 'explain', explains('relief-mi-family')),
  q(
    'tengo 66 y casa propia en Dallas, ¿me congelan los impuestos de la escuela?',
    'explain',
    explains('relief-tx-senior'),
  ),
  // The tax itself stays a figure of the place.
  q('property tax rate in Fort Worth', 'propertyTax'),
];

const sales: readonly Question[] = [
  q(
    'my husband died last year and I sell our house, do I still get the 500,000 exclusion',
    'explain',
    explains('home-sale-surviving-spouse'),
  ),
  q(
    '¿excluyo 500 mil si mi esposa murió hace un año y vendo la casa?',
    'explain',
    explains('home-sale-surviving-spouse'),
  ),
  q(
    'we are divorcing and my ex stays in the house, do I keep my 250k exclusion when it sells',
    'explain',
    explains('home-sale-divorce'),
  ),
  q(
    'sold after 14 months because of a job transfer, is part of the gain excluded',
    'explain',
    explains('home-sale-partial'),
  ),
  q('inherited my aunt’s house in Denver and selling it, what is taxed', 'explain', explains('inherited-home')),
  q(
    'j’hérite de la maison de mon père à Rimouski et je la vends, impôt?',
    'explain',
    explains('inherited-home-canada'),
  ),
  q(
    'on loue notre ancienne maison à Laval et on la vend, gain imposable?',
    'explain',
    explains('change-of-use-canada', 'principal-residence-canada'),
  ),
  q(
    'we sell the cottage in Ontario and keep the house, principal residence exemption?',
    'explain',
    explains('several-homes-canada'),
  ),
];

const others: readonly Question[] = [
  q('dad died, his cottage in Muskoka goes to us kids, capital gains?', 'explain', explains('inherited-home-canada')),
  // 45,000 ÷ 15; the second year after 2026, the fifth after 2024.
  q('I took 45k from my RRSP under the HBP this year, when do I pay it back and how much a year', 'loanRules', {
    says: /2026.*CA\$3,000 a year.*from 2028/s,
  }),
  q('RAP de 27 000 $ retiré en 2024, je rembourse à partir de quelle année et combien?', 'loanRules', {
    says: /1\s800.*à partir de 2029/s,
  }),
  q('how long after a chapter 7 bankruptcy can I get an FHA loan', 'explain', explains('waiting-periods-us')),
  q('can I use a VA loan for a duplex and rent out the other side', 'explain', explains('program-units')),
  q(
    'buying out my ex after the separation in Calgary, how much can we borrow',
    'explain',
    explains('spousal-buyout-canada'),
  ),
  q('are moving expenses deductible if I relocate for work to Halifax', 'explain', explains('moving-expenses')),
  q('can I have a homestead exemption in two states', 'explain', explains('homestead-one')),
];

const questions = [...building, ...coBuyers, ...mortgageTaxes, ...reliefs, ...sales, ...others];
const outcomeOf = askedOnce(questions);

describe('a rule that depends on the person, the building or the place', () => {
  it.each(questions.map(({ ask, after }, at) => [ask, after?.at(-1), at] as const))(
    'is the one of the question: %j after %j',
    (_, __, at) => expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});
