/** Long because it is a table: one question a line. */
import { q } from '../question.ts';

const list = ['Show me homes in Austin'];
const one = ['Show me homes in Austin', 'Tell me about the first one'];

export const homesAndCosts = [
  q('Find me a 3 bedroom house in Austin under 500k', 'searchHomes', {
    facts: ['place:austin', 'beds>=3', 'price<=500000'],
  }),
  q('3 bed 2 bath house in Austin with a pool', 'searchHomes', { facts: ['beds>=3', 'baths>=2', 'has:pool'] }),
  q('any condos in toronto below 700 thousand?', 'searchHomes', {
    facts: ['place:toronto', 'type:condo', 'price<=700000'],
  }),
  q('do you have townhouses in Denver', 'searchHomes', { facts: ['place:denver', 'type:townhouse'] }),
  q('I am looking for something with at least two bathrooms in Seattle', 'searchHomes', {
    facts: ['place:seattle', 'baths>=2'],
  }),
  q('houses with a big yard near a park in Austin', 'searchHomes', { facts: ['place:austin'] }),
  q('show me homes in Austin', 'searchHomes', { facts: ['place:austin'] }),
  q("what's for sale in Montréal", 'searchHomes', { facts: ['place:montreal'] }),
  q('cheapest homes in Austin', 'searchHomes', { facts: ['place:austin', 'sort:price_asc'] }),
  q('newest listings in Denver', 'searchHomes', { facts: ['place:denver', 'sort:newest'] }),
  q('homes between 300k and 450k in Austin', 'searchHomes', { facts: ['price>=300000', 'price<=450000'] }),
  q('I want a house with a garage, no HOA, in Austin', 'searchHomes', { facts: ['has:garage', 'hoa<=0'] }),
  q('we need 4 bedrooms and a home office in austin tx', 'searchHomes', { facts: ['beds>=4', 'has:home_office'] }),
  q('fixer upper under 400k in Austin', 'searchHomes', { facts: ['has:fixer_upper', 'price<=400000'] }),
  q('waterfront home in Seattle', 'searchHomes', { facts: ['has:waterfront', 'place:seattle'] }),
  q('can you find me a wheelchair accessible house in Austin?', 'searchHomes', {
    facts: ['has:wheelchair_accessible'],
  }),
  q('homes in 78704', 'searchHomes', { facts: ['zip:78704'] }),
  q('single story home with a fenced yard in Phoenix', 'searchHomes', {
    facts: ['has:single_story', 'has:fenced_yard', 'place:phoenix'],
  }),
  q('how many homes with a pool are there in Austin?', 'searchHomes', { facts: ['has:pool', 'place:austin'] }),
  q('homes in Austin with payments under $3,000 a month', 'searchHomes', { facts: ['place:austin', 'payment<=3000'] }),
  q('find a home near a church in Austin', 'searchHomes', { facts: ['place:austin'] }),
  q('open houses in Austin this weekend', 'searchHomes', { facts: ['place:austin'] }),
  q('maison de 3 chambres à Montréal', 'searchHomes', {
    facts: ['place:montreal', 'beds>=3'],
    says: /maison|résultat|propriété|logement/i,
  }),
  q('casa en Phoenix con alberca', 'searchHomes', {
    facts: ['place:phoenix', 'has:pool'],
    says: /casa|propiedad|vivienda/i,
  }),
  q('condo à Toronto moins de 700 000 $', 'searchHomes', { facts: ['place:toronto', 'type:condo'] }),
  q('casas de 3 recámaras en Austin', 'searchHomes', { facts: ['place:austin', 'beds>=3'] }),

  q('cheaper', 'refineSearch', { after: list }),
  q('with a pool too', 'refineSearch', { after: list, facts: ['place:austin', 'has:pool'] }),
  q('only 3 bedrooms or more', 'refineSearch', { after: list, facts: ['place:austin', 'beds>=3'] }),
  q('under 400k', 'refineSearch', { after: list, facts: ['place:austin', 'price<=400000'] }),
  q('what about Denver?', 'refineSearch', { after: ['3 bed houses in Austin'], facts: ['place:denver', 'beds>=3'] }),
  q('and with a garage', 'refineSearch', { after: list, facts: ['place:austin', 'has:garage'] }),
  q('without the pool', 'refineSearch', { after: ['homes in Austin with a pool'], facts: ['place:austin'] }),
  q('newest first please', 'refineSearch', { after: list, facts: ['place:austin', 'sort:newest'] }),
  q('make it at least 2000 sqft', 'refineSearch', { after: list, facts: ['place:austin', 'sqft>=2000'] }),
  q('show me more', 'refineSearch', { after: list }),
  q('up to 600k instead', 'refineSearch', {
    after: ['homes in Austin under 400k'],
    facts: ['place:austin', 'price<=600000'],
  }),
  q('bigger ones', 'refineSearch', { after: list }),
  q('forget Austin, try Denver', 'refineSearch', {
    after: ['3 bed houses in Austin'],
    facts: ['place:denver', 'beds>=3'],
  }),
  q('forget Austin, try Denver, 50k cheaper', 'refineSearch', {
    after: ['houses in Austin under 500k'],
    facts: ['place:denver', 'type:single_family', 'price<=450000'],
  }),
  q('not Austin, look in Seattle, 2 beds', 'refineSearch', {
    after: ['condos in Austin under 500k'],
    facts: ['place:seattle', 'type:condo', 'price<=500000', 'beds>=2'],
  }),
  q('20k cheaper', 'refineSearch', { after: ['homes in Austin under 500k'], facts: ['price<=480000', 'place:austin'] }),
  q('raise the budget by 50k', 'refineSearch', { after: ['homes in Austin under 500k'], facts: ['price<=550000'] }),
  q('undo', 'refineSearch', {
    after: ['homes in Austin under 500k', 'cheaper'],
    facts: ['place:austin', 'price<=500000'],
    says: /Undone/,
  }),
  q('annule', 'refineSearch', { after: [...list, 'with a pool too'], facts: ['place:austin'] }),
  q('deshacer', 'refineSearch', { after: list, says: /no search before|anterior/ }),
  q('any price', 'refineSearch', { after: ['homes in Austin under 500k'], facts: ['place:austin'], says: /dropped/ }),
  q('the pool is not needed', 'refineSearch', { after: ['homes in Austin with a pool'], facts: ['place:austin'] }),
  q('one more bedroom', 'refineSearch', { after: ['3 bed houses in Austin'], facts: ['beds>=4'] }),
  q('what about condos', 'refineSearch', { after: ['houses in Austin'], facts: ['type:condo', 'place:austin'] }),
  q('start over', 'refineSearch', { after: list, says: /What do you look for/ }),
  q('moins cher', 'refineSearch', {
    after: ['maisons à Toronto, moins de 600 000 $'],
    facts: ['place:toronto', 'price<=540000'],
  }),
  q('avec un garage aussi', 'refineSearch', { after: ['condo à Toronto'], facts: ['place:toronto', 'has:garage'] }),
  q('plutôt à Montréal', 'refineSearch', { after: ['maison à Toronto'], facts: ['place:montreal'] }),
  q('más barato', 'refineSearch', {
    after: ['casas en Austin por menos de 500 mil'],
    facts: ['place:austin', 'price<=450000'],
  }),
  q('con alberca también', 'refineSearch', { after: ['casas en Austin'], facts: ['place:austin', 'has:pool'] }),
  q('mejor en Denver', 'refineSearch', { after: ['casas en Austin'], facts: ['place:denver'] }),

  q('Tell me about the second one', 'homeFacts', { after: list, input: { home: '#2' } }),
  q('the first one: price, beds, and is there an HOA', 'homeFacts', { after: list, says: /asking price/ }),
  q('how many bedrooms does the first one have?', 'homeFacts', { after: list, input: { home: '#1', about: 'rooms' } }),
  q('what are the property taxes on it', 'homeFacts', { after: one, input: { home: '#1', about: 'taxes' } }),
  q('is there an HOA fee?', 'homeFacts', { after: one, input: { home: '#1', about: 'dues' } }),
  q('how big is it?', 'homeFacts', { after: one, input: { home: '#1', about: 'size' } }),
  q('when was it built', 'homeFacts', { after: one, input: { home: '#1', about: 'year' } }),
  q('does it have a pool?', 'homeFacts', { after: one, input: { home: '#1', about: 'features' } }),
  q('how long has it been on the market?', 'homeFacts', { after: one, input: { home: '#1', about: 'history' } }),
  q('has the price dropped?', 'homeFacts', { after: one, input: { home: '#1', about: 'history' } }),
  q('who is the listing agent?', 'homeFacts', { after: one, input: { home: '#1', about: 'agent' } }),
  q('is the last one still available', 'homeFacts', { after: list, input: { home: '#6', about: 'status' } }),
  q('how are the schools there', 'homeFacts', { after: one, input: { home: '#1', about: 'schools' } }),
  q("what's the price of number 3?", 'homeFacts', { after: list, input: { home: '#3', about: 'price' } }),
  q('when is the open house', 'homeFacts', { after: one, input: { home: '#1', about: 'openHouse' } }),
  q('does it have parking', 'homeFacts', { after: one, input: { home: '#1', about: 'parking' } }),
  q('walk score?', 'homeFacts', { after: one, input: { home: '#1', about: 'walk' } }),
  q('what do you know about this home', 'homeFacts', { after: one, input: { home: '#1' } }),
  q('tell me about MLS 900001', 'homeFacts', { input: { mls: '900001' } }),
  q('Tell me about the house', 'asks back'),

  q('compare the first two', 'compareHomes', { after: list, input: { homes: ['#1', '#2'] } }),
  q('compare them', 'compareHomes', { after: list, input: { homes: ['#1', '#2', '#3', '#4', '#5', '#6'] } }),
  q('which is better, the first or the third?', 'compareHomes', { after: list, input: { homes: ['#1', '#3'] } }),
  q('put 2 and 4 side by side', 'compareHomes', { after: list, input: { homes: ['#2', '#4'] } }),
  q('which of these is the biggest?', 'compareHomes', { after: list }),
  q('what is the difference between the second and the last one', 'compareHomes', {
    after: list,
    input: { homes: ['#2', '#6'] },
  }),
  q('compare homes', 'asks back'),

  q('how much is it a month?', 'monthlyCost', { after: one, input: { home: '#1' } }),
  q('what would the second one cost per month', 'monthlyCost', { after: list, input: { home: '#2' } }),
  q('what about with 10 % down?', 'monthlyCost', {
    after: [...one, 'how much is it a month?'],
    input: { home: '#1', downPercent: 10 },
  }),
  q('and at 5.9%?', 'monthlyCost', {
    after: [...one, 'how much is it a month?'],
    input: { home: '#1', ratePercent: 5.9 },
  }),
  q('over 15 years', 'monthlyCost', { after: [...one, 'how much is it a month?'], input: { home: '#1', years: 15 } }),
  q('What is the monthly payment on a $450,000 home with 20% down at 6.5%?', 'monthlyCost', {
    input: { price: 450000, downPercent: 20, ratePercent: 6.5 },
  }),
  q('mortgage on 600k with 60k down', 'monthlyCost', { input: { price: 600000, downAmount: 60000 } }),
  q('payment for a 350k house 5 percent down 30 year', 'monthlyCost', {
    input: { price: 350000, downPercent: 5, years: 30 },
  }),
  q('how much cash do I need to close on it?', 'monthlyCost', { after: one, input: { home: '#1', about: 'cash' } }),
  q('what are the closing costs on a 500k home', 'monthlyCost', { input: { price: 500000, about: 'cash' } }),
  q('how much down payment would I need for the first one', 'monthlyCost', {
    after: list,
    input: { home: '#1', about: 'cash' },
  }),
  q('monthly cost of a $700,000 home in Canada with 20% down', 'monthlyCost', {
    input: { price: 700000, country: 'CA', downPercent: 20 },
  }),
  q("what's the mortgage on a $1.2 million house", 'monthlyCost', { input: { price: 1200000 } }),
  q('what would I pay monthly for 425,000 at 7% for 20 years with nothing down?', 'monthlyCost', {
    input: { price: 425000, ratePercent: 7, years: 20, downPercent: 0 },
  }),
  q('is PMI in there?', 'monthlyCost', { after: [...one, 'how much is it a month with 10% down?'] }),
  q('how much is a mortgage?', 'asks back'),
  q('what if I put 100k down', 'monthlyCost', {
    after: [...one, 'how much is it a month?'],
    input: { home: '#1', downAmount: 100000 },
  }),

  q('How much house can I afford on $120,000 a year?', 'affordability', { input: { incomeYearly: 120000 } }),
  q('I make 95k with 400 a month in debts and 60k saved, what can I afford?', 'affordability', {
    input: { incomeYearly: 95000, debtsMonthly: 400, downAmount: 60000 },
  }),
  q('can I afford a 500k home on 110k a year', 'affordability', { input: { incomeYearly: 110000 } }),
  q('we earn 8,000 a month together, what price range should we look at?', 'affordability', {
    input: { incomeYearly: 96000 },
  }),
  q('what can I afford', 'asks back'),
  q('120k', 'affordability', { after: ['what can I afford?'], input: { incomeYearly: 120000 } }),
  q('what is my budget if my salary is 85,000 and I have 20k for a down payment', 'affordability', {
    input: { incomeYearly: 85000, downAmount: 20000 },
  }),
  q('how much can we borrow in Canada with 150k income', 'affordability', {
    input: { incomeYearly: 150000, country: 'CA' },
  }),
  q('and with 500 a month of car payments?', 'affordability', {
    after: ['How much house can I afford on $120,000 a year?'],
    input: { incomeYearly: 120000, debtsMonthly: 500 },
  }),
  q('intangible tax on a 200k mortgage in Atlanta', 'loanRules', { says: /\$600\b/ }),
  q('mortgage recording tax in New York City on a 600k loan', 'loanRules', { says: /\$11,550\b/ }),
  q('transfer tax on a brand-new condo in Vancouver at $1,125,000', 'transferTax', {
    input: { newlyBuilt: true },
    says: /CA\$10,250\b/,
  }),
  q('house for 300k, loan of 240k at 6% over 30 years, taxes are 2%: principal and interest?', 'loanPayment', {
    input: { loan: 240000, ratePercent: 6, taxYearly: 6000 },
    says: /property tax of \$500\.00 a month it comes to \$1,938\.92 a month/,
  }),
  q('how much is 3.5% down on two hundred forty thousand', 'loanRules', { says: /\$8,400\b/ }),
  q('LTT on a resale at 900k in Toronto, not a FTHB', 'transferTax', {
    input: { firstTime: false },
    says: /CA\$28,950(?!.*tell me if you are one)/s,
  }),
  q('Does the speculation and vacancy tax apply to a condo in Kelowna?', 'explain', { says: /British Columbia/ }),
  q('¿Por qué se llama doc stamps y quién los paga en la venta de una casa de 350 mil en Miami?', 'transferTax'),
  q('I earn $75,000 per year. How much home is that?', 'affordability', { input: { incomeYearly: 75000 } }),
  q('What price fits $2,500 a month, all in, in Denver with 10% down?', 'priceForMonthly', {
    input: { monthly: 2500, downPercent: 10, country: 'US' },
    says: /\$2,500 a month, all costs, fits a price of up to about \$\d{3},000/,
  }),
  q('Avec 2 200 $ par mois, quel prix de maison ça donne à Montréal ?', 'priceForMonthly', {
    input: { monthly: 2200, country: 'CA' },
  }),
  q('Con 1,900 al mes, ¿para qué precio me alcanza en Houston?', 'priceForMonthly', { input: { monthly: 1900 } }),
  q('Do we pay an extra tax on a 500k house in Halifax if we move from Ontario?', 'nonResidentTax', {
    says: /CA\$50,000\b.*exempt if you move/s,
  }),
  q('Is my half of the transfer tax on 310k in Philadelphia more than 7,000?', 'transferTax', { says: /\$7,095\.90/ }),
  q('500k mortgage at 4.4% 5-year fixed over 25 vs 30 years, what is the difference?', 'loanPayment', {
    says: /CA\$2,739\.64.*CA\$247\.58/s,
  }),
  q('Buying with cash, no loan: closing costs on 400k in Austin?', 'monthlyCost', {
    input: { downPercent: 100 },
    says: /paid in cash, without a loan/,
  }),
  q('What is escrow, and how do I lock my rate?', 'explain', { says: /neutral third party.*rate lock/s }),
  // Stated figures, and two of a kind.
  q('whats 1.8% property tax on a 380,000 house per month', 'propertyTax', { says: /\$6,840 a year: \$570 a month/ }),
  q('Pennsylvania transfer tax on 250k, in a township with the usual 1% local', 'transferTax', {
    says: /\$5,000 in all\..*buyer’s part is about \$2,500/,
  }),
  q('mansion tax nyc 2.4m apartment?', 'transferTax', { says: /^The mansion tax/ }),
  q('property transfer tax on a resale house in Kelowna at 1.2 million', 'transferTax', {
    says: /^(?!.*First-time).*CA\$22,000/,
  }),
  q('En Florida, ¿qué impuestos pago por una hipoteca de 320,000?', 'loanRules', { says: /\$1,760/ }),
  q('And what if it is 15 years instead of 30? The loan is 250k at 6% either way', 'loanPayment', {
    says: /\$2,109\.64.*\$1,498\.88.*\$610\.76/,
  }),
  q('rates went from 6.5 to 7, what does that do to a 300k loan', 'loanPayment', { says: /\$99\.71/ }),
  q('si le taux passe de 4,5 % à 5 %, ça change quoi sur 350 000 $', 'loanPayment', {
    input: { ratePercent: 4.5, otherRatePercent: 5 },
  }),
  q('one discount point on a 350k loan takes me from 6.75 to 6.5. worth it?', 'loanPayment', {
    says: /\$3,500.*about 61 months/,
  }),
  q('FHA on a 300k house, how much down and what is the upfront premium?', 'loanRules', { says: /\$10,500.*\$5,066/ }),
  q('If my bank offers 4.6% what rate do they test me at in Canada?', 'explain', { says: /tested at 6\.6%/ }),
  q('price 240k rents for 2000 a month, expenses 8,400 a year. cap rate?', 'calculate', { says: /6\.5% \(\$15,600/ }),
  q('I have no savings at all, can I still buy?', 'howTo', { input: { topic: 'without-money' } }),
  q('appraisal came in 15k under our offer, now what', 'howTo', { input: { topic: 'low-appraisal' } }),
  q('Do I have to sign something with an agent before seeing houses?', 'explain', { says: /August 17, 2024/ }),
  q('I am renting out half of my duplex. Can I say "no kids" in the ad?', 'refuses advertising'),
  q('puedo poner "solo adultos" en el anuncio', 'refuses advertising'),
];
