import { describe, expect, it } from 'vitest';
import { readMessage } from '../reading/message.ts';
import { calculation, namedCalculation } from '../reading/plans/costs/calculation.ts';
import { noTalk } from '../reading/talk.ts';
import { statedOf } from './calculator.ts';
import { type Calculation, calculators } from './index.ts';

/** Questions that state every figure of a calculation, with amounts that the answer contains. */
const problems: readonly (readonly [ask: string, amounts: readonly number[]])[] = [
  // The basis of an inherited home is its value at death, not what was paid for it.
  [
    'Dad left me his house in Knoxville. He paid 60k back in the 80s, it was worth 310k when he died, I sell for 315k. taxed?',
    [5000],
  ],
  [
    'heredé la casa de mi mamá en Houston, valía 280 mil cuando murió y la vendo en 300 mil. ella pagó 45 mil. ¿impuesto de ganancias?',
    [20000],
  ],
  [
    'inherited from my aunt in Ohio, valued at 190000 then, sold for 205000 with 12000 in commission. taxable gain?',
    [3000],
  ],
  ["the gain on our home is about 620k, we're married, lived there 20 years. what part is taxed", [120000]],
  [
    'hey so our payment w everything would be like 2,700, car 450, CC mins 120.. what do we gotta make at 43% dti',
    [91255.81],
  ],
  ['We co-own 50/50 with my cousin. FMV 612k, loan 288k. What does it take for me to buy the cousin out?', [162000]],
  ['triplex 540k, each unit rents 1,400, expenses 14,500/yr. cap rate', [6.65]],
  ['dscr con renta de 2,600 y pago total de 2,000', [1.3]],
  // 192,000 at 7.5 % over 30 years is 1,342.49, with 200 and 91.67 a month 1,634.16.
  ['dscr on a 240k rental, 20 percent down, 7.5, rent 1,950, taxes 2,400, insurance 1,100?', [1.19, 1634.16]],
  // 7,800 less 6 %, and 70 % of it.
  ["what's my check on a 312,000 sale, my side is 2.5, franchise takes 6% first then I'm on 70/30", [7332, 5132.4]],
  [
    "Sale closed at 389k, our side was 3 percent, my broker keeps 25 percent and there's a 395 transaction fee",
    [8357.5],
  ],
  ["Vente à 465 000 $, ma part de la commission est de 2 %, l'agence prend 15 %. Il me reste combien ?", [7905]],
  ['Vendí en 330 mil, mi lado es 2.5 y la franquicia se queda con 8% antes de mi 70/30. ¿Cuánto me toca?', [5313]],
  ['sellers pay 3100 on a capped 265000. the full assessment is 468000. so mine?', [5474.72]],
  ['payoff is 147,300, agents take 5.5, attorney 1,250, and the house goes for 339. what is left?', [171805]],
  ['closing apr 9, the 2024 tax statement said 5,115 and it is unpaid. what does the seller owe?', [1373.34]],
  ['agent gets 70% of a 2.75% side on a 640k sale, dollars?', [12320]],
  ['Housing total 2,600 (PITI+HOA), auto 510, student 240; with a 45% limit what annual salary clears it?', [89333.33]],
  ['If the builder does a 3-2-1 on 390k at 6.99% what is the escrowed subsidy', [17874.59]],
  ['ARM 7/6 on 510k at 6.25 caps 5/1/5; fully capped payment at first adjustment?', [4659.4]],
  [
    'I live in half of a duplex with a 2,750 payment, rent the other half for 1,500, counting 75% what do I effectively pay',
    [1125, 1625],
  ],
  [
    '6.5% costs 1.375 points, 6.875% costs nothing, loan amt 388,000. Selling in about 4 years. do points make sense?',
    [5335, 96.46, 56],
  ],
  ['PITI 1,980, student loan 310, card minimums 90. lender allows 50% dti, how much income do i need to show', [57120]],
  [
    'pago de casa completo 2,300 con impuestos y seguro, carro 420; si me permiten 43% de deuda, ¿cuánto tengo que ganar?',
    [75906.98],
  ],
  [
    'logement 2 050 $ par mois tout inclus, prêt étudiant 275 $. Quel revenu annuel faut-il pour un ratio maximal de 42 %?',
    [66428.57],
  ],
  [
    'prêt de 280 000 $ à 4,19 % sur 25 ans, quel serait le paiement au taux de la simulation de crise et le paiement réel?',
    [6.19, 1823.2, 1501.84],
  ],
  [
    'what would they qualify me at if the rate is 2.99 for a 200k mortgage 25 year am, and what is the payment at that rate in Canada',
    [5.25, 1191.84, 945.47],
  ],
  [
    "closing on September 15 and the seller already paid the full year's taxes of 5,110. what do I reimburse at closing",
    [1512],
  ],
  [
    'el predial es de 6,570 al año y se paga vencido, cerramos el 31 de marzo, ¿cuánto crédito me da el vendedor?',
    [1602],
  ],
  [
    "la taxe scolaire et municipale est de 4 015 $ par an, payée par le vendeur pour toute l'année; signature le 15 juillet. répartition des taxes?",
    [1870],
  ],
  ['Annual taxes $6,205, seller prepaid through Dec 31. Closing Aug 1. My reimbursement to seller?', [2601]],
  ['HOA dues of 310 a month are paid on the 1st, we close on April 20, how much do I credit the seller', [113.67]],
  [
    'Tenant pays 1,860 rent on the first. I buy the duplex and close on the 16th of June, what rent proration do I get',
    [930],
  ],
  ['what does a 2-1 buydown cost on a 380,000 loan at 6.875% 30 yr', [8805.89, 2010.99, 2247.84]],
  ['3-2-1 buydown, 450k mortgage, note rate 7.25. cost and payments each year please', [20880.07, 2213.73, 2770.73]],
  [
    'buydown temporal 1-0 sobre 350 mil a 6.6%: ¿cuánto pone el vendedor y cuánto pago el primer año?',
    [2712.35, 2009.28],
  ],
  ["crédit-relais de 140 000 $ pendant 5 semaines à 7,95 %, l'intérêt total?", [1067.26]],
  ['préstamo puente de 120 mil al 9% por 30 días, ¿cuánto pago de intereses?', [887.67]],
  [
    'mi hermana y yo heredamos una casa que vale 280 mil sin deuda, le quiero comprar su parte (50%). ¿cuánto es y cuánto pagaría al mes a 6.9% a 15 años?',
    [140000, 1250.55],
  ],
  [
    'divorcio: la casa vale 400 mil y debemos 220 mil; quiero comprarle su mitad a mi ex. ¿cuánto le doy y de cuánto queda el préstamo?',
    [90000, 310000],
  ],
  [
    'sister wants out of the cottage we own together, worth $390,000, nothing owed. her share is a third. payout?',
    [130000],
  ],
  [
    "three siblings inherited mom's place, worth 420k with 60k left on the mortgage. how much to buy out the other two",
    [240000, 300000],
  ],
  ['2 points gets me from 6.75 to 6.25 on 340k, we move in 4 yrs, worth it?', [6800, 111.8, 61]],
  [
    '2 points font passer mon taux de 6,9 % à 6,4 % sur un prêt de 320 000 $ aux États-Unis sur 30 ans; on déménage dans 5 ans, rentable?',
    [6400, 105.9, 61],
  ],
  ['paying 3,900 in points on 260k takes me from 6.875 to 6.5; how many months to recoup', [64.64, 61]],
  ['I close on March 18, loan 325,000 at 6.5%. how much prepaid interest until the end of the month', [810.27]],
  ['interés diario de un préstamo de 260 mil al 6.9%, cierro el 21 de abril, ¿cuánto de interés prepagado?', [491.51]],
  ['per-diem interest at 6.25% on $350k and total if I fund on the 24th of May', [59.93, 479.45]],
  ['escrow shortage of 1,140 spread over 12 months, and the payment was 1,865. new payment?', [95, 1960]],
  ['faltan 840 en mi cuenta escrow, lo reparten en 12 meses, pago 1,620. ¿en cuánto queda el pago?', [70, 1690]],
  ["marge de crédit hypothécaire de 80 000 $ à 6,45 %, paiement d'intérêts seulement par mois?", [430]],
  ['línea de crédito de 45 mil al 8.5%, ¿cuánto pago al mes de puro interés?', [318.75]],
  [
    'il me reste 18 mois à 2,59 %; si je mélange avec un nouveau terme de 5 ans à 4,69 %, quel est le taux mixte?',
    [4.06],
  ],
  ['5/1 ARM at 5.5%, loan 320k, caps 2/2/5. worst case payment at the first reset', [2186.48, 1816.92]],
  ['10/6 arm, 620,000 at 6.125, caps of 5/1/5, payment now and max at reset', [3767.19, 5417.65]],
  ['What do I net on 455k with 4.5% commission, 1% closing, 212k payoff and a 5k credit to the buyer?', [212975]],
  ['commission in BC: 7% on the first 100k and 2.5% on the rest, sale at 890,000. total?', [26750]],
  ['Vancouver realtor: 7% of the first $100,000 and 2.25% of the balance on a $1,150,000 sale', [30625]],
  ['coc return: 71k in, monthly rent 2,450, PITI 1,640, other expenses 310/month', [8.45]],
  [
    'mise de fonds de 10 % sur 450 000 $ plus 7 000 $ de frais, on a 40 000 $. combien de don nous manque-t-il?',
    [12000],
  ],
  ['down payment 15% on 290k and closing 6,500, we only have 31k. shortfall?', [19000]],
  ['max seller concession on a 280,000 FHA purchase?', [16800]],
  ['¿cuánto puede acreditar como máximo el vendedor en una compra FHA de 250 mil?', [15000]],
  [
    "appraisal came in at 388k on a 400k contract, 5% down. seller won't move, total cash to bring without closing costs?",
    [31400],
  ],
  ["offre à 420 000 $ mais l'évaluation est de 405 000 $; mise de 20 %. Combien comptant dois-je mettre?", [96000]],
  ['I have 150,000 canadian saved, at 0.73 how much is that in US dollars', [109500]],
  ["j'ai 90 000 $ US, au taux de 1,37, ça fait combien en dollars canadiens?", [123300]],
  ['depreciation a year on a rental: purchase 275,000 of which 20% is land', [8000]],
  [
    'triplex with PITI of 4,250, two units rent at 1,450 each, using 75 percent of the rent. net housing cost?',
    [2175, 2075],
  ],
  [
    "Living in one unit of a triplex. PITI 3,600. The others bring 1,250 and 1,150. If 75% counts what's my net cost",
    [1800],
  ],
  ['owe 190k at 5.75% with 22 years left, I got a 25k bonus to put toward principal. how much interest saved', []],
  [
    'if I recast after paying 50,000 on a 310,000 loan balance, 6.375%, 26 years remaining, what is my payment',
    [1708.31],
  ],
  ['regla del 70: valor después de reparar 260 mil, reparaciones 40 mil, ¿oferta máxima?', [142000]],
  ["rents total 4,100, PITIA 3,280, what's the DSCR", [1.25]],
  ['After repair value of $280k with 38k of repairs, what should I offer using 70%?', [158000]],
  ['si la valeur de 425 000 $ augmente de 3 % par an, combien dans 7 ans?', [522696.39]],
  ['350k house grows 4% a year, what is it worth in 6 years', [442861.66]],
  ['une maison de 380 000 $ qui prend 3,5 % par an, combien vaudra-t-elle dans 5 ans?', [451320.8]],
  ['rent 1,800 going up 5% each year, what is it in 3 years', [2083.73]],
  ['3 months of reserves at 2,875 PITI equals?', [8625]],
  ['combined ltv: 1st 242,000, second 33,000, worth 400,000', [68.75]],
  ['I owe 18,500 on a line at 9.25% and pay 400 monthly; how many months till paid off', [58]],
  ['wrap: my payment rises from 1,720 to 2,035, what percent increase', [18.31]],
  ["assumable mortgage with 215,000 left at 2.75, sale price 345,000, what's the equity gap I bring", [130000]],
  [
    'my townhouse sells at 610, I still owe 355 and realtors charge 5% plus HST, what do I walk away with',
    [220535, 3965],
  ],
  ['nos dan 372 mil por la casa, debemos 210 mil y la comisión es 5%, ¿con cuánto nos quedamos?', [143400]],
  ['the insurance premium is 17,250 in Windsor Ontario, how much is the tax on that premium', [1380]],
  ['taxe sur la prime SCHL de 12 800 $, ça fait combien', [1152, 1276.8]],
  ['is there PST on a CMHC premium of 9,400 in Alberta', [0]],
  ['we each have 45k in RRSPs and 12k in FHSAs, how much can we withdraw in total', [114000, 90000, 6000]],
  ["j'ai 75 000 $ de REER et 20 000 $ de CELIAPP, je peux retirer combien en tout", [80000]],
  ['I get 29.50 an hour for 36 hours, what is that a month before tax', [4602]],
  ['28,75 $ de l’heure, 35 heures par semaine, ça donne quel revenu par mois', [4360.42]],
  ['our closing costs are 8,300 and the builder pays 3,000 of them, what is left for us to pay', [5300]],
  ['closing costs 9,150 on a 290k house, seller gives back 2%, what do I still pay', [3350, 5800]],
  ['house worth 260 we owe 140, judge said split it even. what do i owe her and what loan do i need', [60000, 200000]],
  ['usual pmi on a loan of 200k with 10% down', [60, 140]],
  ['PMI usual en un préstamo de 300 mil con 5% de enganche, ¿cuánto?', [90, 210]],
  ['our split level would go for 530, 240 left on the mortgage, 5% to the agents. what is left', [263500]],
  ['vendemos en 310 mil, debemos 150 mil, comisión 6%, ¿con cuánto salimos?', [141400]],
  ['we sell for 640, loan balance 410, commission 4.5 plus HST, net?', [197456]],
  ['50 000 $ dans le REER pis 20 000 $ dans le CELIAPP chacun, on sort combien', [140000, 100000]],
  ["il me faut 50 000 $ de mise de fonds, j'ai 17 000 $ et j'économise 1 100 $ par mois. combien de mois?", [30]],
  ['if my 1,550 rent were principal and interest at 6.75 for 30 years, how big a loan is that', [238976.96]],
  ['¿de cuánto sería el préstamo con un pago de 1,900 al mes al 6.25% a 30 años?', [308583.22]],
  ['they quoted PMI at 0.55%, price 260k with 10 percent down. how much each month', [107.25]],
  ['el PMI es de 0.7% sobre un préstamo de 190,000, ¿cuánto al mes?', [110.83]],
  ['assessor has it at 240,000 market value in Clarksville TN, tax rate 3.1 per $100. bill for the year?', [1860]],
  ['assessed value 71,000 in Memphis, county 2.69 and city 2.58, what is the tax', [3741.7]],
  ['county tax .92% and town .38% on a 250k house, tax a year', [3250]],
  ['condado 1.1% y ciudad 0.4%, casa de 300 mil, ¿cuánto de predial al año?', [4500]],
  ['builder offers 4% toward closing on 280k, how much is that and is it over the FHA limit', [11200, 16800]],
  ['seller gives a 9,000 credit at closing on 300k with 5% down conventional, is it allowed', [9000, 3]],
  ['the other side of the duplex rents for 1,400, how much of that does the bank count', [1050]],
];

/** Questions that only share words with a calculation. */
const others: readonly string[] = [
  'We inherited 100k and want a 400k house with 20% down at 6.5%, what is the payment?',
  'my brother and I are buying a 450k duplex with 10% down at 6.75, what is the payment each',
  'Can the seller pay closing costs on a 300k house with 5% down in Texas, and what is my cash to close?',
  'closing June 30, price 400k, taxes 5,000 a year, 10% down, what is my cash to close',
  '5/1 arm vs 30 year fixed, which is better',
  'we plan a 10 year loan of 200k at 5.9%, monthly payment',
  'appraised at 450k, offer 430k, 10% down at 6.5, monthly payment?',
  'how long have homes in Austin been going up 5% a year, will mine be worth 500k',
  'what house can I afford at 30 an hour, 36 hours a week',
  'what price can I afford with 1,900 a month all in at 6.5',
  'when does pmi go away on a 400k house with 10% down at 6.5% for 30 years',
  'casa de 275000 doy 10% a 6.75 por 30 años, cuánto es el pago y el pmi si es 0.6%',
  'what would property tax be on a 400k house in Memphis',
  'my rent is 1,400, how much income does the bank count',
  'is there property tax on a home with a cmhc premium of 12,000',
  'how much are closing costs on a 300k house',
  'when does pmi end with 10% down',
  'usual pmi cost with 10% down',
  'on se sépare, comment vendre la maison de 400 000 $?',
  'I have 60k CAD saved and earn 110k, what can I afford in Calgary at 4.5%',
  'mi hermano y yo ganamos 5,000 y 4,000 al mes, ¿qué casa podemos comprar?',
];

const read = (ask: string) =>
  readMessage(ask, noTalk, () => ({ criteria: [], facts: [], refused: [], sentence: '' }) as never);

/** Returns the amounts of the calculation that a question gets. */
function computed(ask: string): number[] {
  const message = read(ask);
  const plan = namedCalculation(message) ?? calculation(message);
  if (plan?.kind !== 'use' || plan.tool !== 'calculate') return [];
  const calls = [plan, ...(plan.also ?? [])].filter(({ tool }) => tool === 'calculate');
  return calls.flatMap(({ input }) => {
    const { calculation: name, values } = input as unknown as {
      calculation: Calculation['name'];
      values: Calculation['values'];
    };
    const country = (input.country as 'US' | 'CA' | undefined) ?? message.country ?? 'US';
    const { steps = [] } = calculators[name].run(statedOf(values, country, 6.5)) ?? {};
    return steps.flatMap(({ value, terms = [] }) => [value, ...terms.map((term) => term.value)]);
  });
}

describe('a problem whose figures are all stated in one message', () => {
  it.each(problems)('has the result of the arithmetic for %j', (ask, amounts) => {
    const found = computed(ask);
    for (const amount of amounts)
      expect(
        found.some((value) => Math.abs(value - amount) <= (amount > 200 ? 0.51 : 0.05)),
        `${amount} in ${found}`,
      ).toBe(true);
  });

  it.each(others)('is no calculation in %j', (ask) => {
    expect(namedCalculation(read(ask))).toBeUndefined();
  });
});
