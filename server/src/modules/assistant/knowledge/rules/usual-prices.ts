/** Usual prices of services and insurance of a purchase, as ranges with the source and the month of its figures. */
import type { Entry } from '../entry.ts';

export const rulesUsualPrices: readonly Entry[] = [
  {
    id: 'usual-pmi',
    names: 'usual pmi rates|typical pmi rates|tasas usuales del pmi|taux habituels de pmi',
    says: {
      en: 'PMI usually costs about 0.3% to 1.5% of the loan a year, by down payment and credit score. With 5% down it is about 0.4% to 0.5% with a score of 740 or more, 0.7% to 0.8% with 700 to 739, 1% to 1.3% with 660 to 699 and 1.3% to 1.4% with 620 to 659. With 10% down: 0.3% to 0.4%, about 0.5%, 0.7% to 0.9% and about 0.9%. With 3% down: 0.6% to 0.7%, 0.9% to 1%, 1.2% to 1.5% and 1.7% to 1.9%. On a loan of $300,000, 0.8% is $2,400 a year or $200 a month. Each insurer prices every loan, so compare the quotes of two or three lenders.',
      fr: 'La PMI coûte d’habitude environ de 0,3 % à 1,5 % du prêt par an, selon la mise de fonds et la cote. Avec 5 % : environ de 0,4 % à 0,5 % à partir de 740, de 0,7 % à 0,8 % de 700 à 739, de 1 % à 1,3 % de 660 à 699 et de 1,3 % à 1,4 % de 620 à 659. Avec 10 % : de 0,3 % à 0,4 %, environ 0,5 %, de 0,7 % à 0,9 % et environ 0,9 %. Sur un prêt de 300 000 $, 0,8 % fait 2 400 $ par an, soit 200 $ par mois. Comparez les offres de deux ou trois prêteurs.',
      es: 'El PMI suele costar entre 0.3% y 1.5% del préstamo al año, según el enganche y el puntaje. Con 5% de enganche: de 0.4% a 0.5% con 740 o más, de 0.7% a 0.8% con 700 a 739, de 1% a 1.3% con 660 a 699 y de 1.3% a 1.4% con 620 a 659. Con 10%: de 0.3% a 0.4%, cerca de 0.5%, de 0.7% a 0.9% y cerca de 0.9%. Con 3%: de 0.6% a 0.7%, de 0.9% a 1%, de 1.2% a 1.5% y de 1.7% a 1.9%. En un préstamo de $300,000, 0.8% son $2,400 al año o $200 al mes. Compare las ofertas de dos o tres prestamistas.',
    },
    source: 'MGIC, rate card of borrower-paid monthly premiums, fixed loans over 20 years, effective July 9, 2018',
    country: 'US',
    asOf: '2018-07',
  },
  {
    id: 'usual-inspection',
    names: 'usual inspection price|prix habituel d’une inspection|precio usual de una inspeccion',
    says: {
      en: 'A home inspection usually costs about $300 to $500 in the USA, about $500 in Ontario, and $600 to $1,000 in Québec; a large or old house costs more. Extra tests such as a sewer camera, radon, termites, a well or a septic tank are charged apart. You choose and pay the inspector, on the day of the visit, whether you buy or not.',
      fr: 'Une inspection préachat coûte d’habitude de 600 $ à 1 000 $ au Québec, environ 500 $ en Ontario et de 300 $ à 500 $ aux États-Unis; une grande ou vieille maison coûte plus. Les tests à part (caméra d’égout, radon, pyrite, puits, fosse septique) s’ajoutent. Vous choisissez et payez l’inspecteur le jour de la visite, que vous achetiez ou non.',
      es: 'Una inspección de casa suele costar de $300 a $500 en EE. UU., unos $500 en Ontario y de $600 a $1,000 en Quebec; una casa grande o vieja cuesta más. Pruebas aparte como cámara de drenaje, radón, termitas, pozo o fosa séptica se cobran por separado. Usted elige y paga al inspector el día de la visita, compre o no.',
    },
    source:
      'HUD, For your protection: get a home inspection; published quotes of inspectors and lenders in Ontario and Québec',
    asOf: '2025-12',
  },
  {
    id: 'usual-appraisal',
    names: 'usual appraisal price|prix habituel d’une evaluation|precio usual de un avaluo',
    says: {
      en: 'An appraisal for a mortgage usually costs about $300 to $600 for a single-family home in the USA, and about $300 to $500 in Canada; two to four units, large or rural homes cost more. The lender orders it and the buyer usually pays, even if the purchase ends. In Canada an insured mortgage often needs none.',
      fr: 'Une évaluation pour une hypothèque coûte d’habitude environ de 300 $ à 500 $ au Canada et de 300 $ à 600 $ aux États-Unis; un plex, une grande propriété ou la campagne coûtent plus. Le prêteur la commande et l’acheteur paie en général, même si l’achat ne se fait pas. Au Canada, une hypothèque assurée n’en demande souvent pas.',
      es: 'Un avalúo para hipoteca suele costar de $300 a $600 para una casa en EE. UU., y de $300 a $500 en Canadá; de dos a cuatro unidades, casas grandes o rurales cuestan más. Lo pide el prestamista y por lo general lo paga el comprador, aunque la compra no se haga.',
    },
    source: 'HomeAdvisor, home appraisal cost; published fees of lenders and brokers',
    asOf: '2025-12',
  },
  {
    id: 'usual-title-insurance',
    names: 'usual title insurance price|prix habituel d’une assurance titres|precio usual del seguro de titulo',
    says: {
      en: 'Title insurance is paid once, at closing. In the USA the owner’s policy costs on average about 0.4% of the price, and with the lender’s policy and the title work about 0.5% to 1%: $2,000 to $4,000 on $400,000. Texas, Florida and New Mexico set the premiums. In Canada it is usually about $200 to $400 for an ordinary home, bought through the lawyer.',
      fr: 'L’assurance titres se paie une fois, à la clôture. Au Canada, elle coûte d’habitude environ de 200 $ à 400 $ pour une propriété ordinaire, par le notaire ou l’avocat. Aux États-Unis, la police du propriétaire coûte en moyenne environ 0,4 % du prix, et de 0,5 % à 1 % avec celle du prêteur et la recherche : de 2 000 $ à 4 000 $ sur 400 000 $.',
      es: 'El seguro de título se paga una vez, al cierre. En EE. UU. la póliza del dueño cuesta en promedio cerca de 0.4% del precio, y con la del prestamista y la búsqueda de 0.5% a 1%: de $2,000 a $4,000 sobre $400,000. Texas, Florida y Nuevo México fijan las primas. En Canadá suele costar de $200 a $400 para una casa común, por medio del abogado.',
    },
    source:
      'Fannie Mae study as quoted by First American; American Land Title Association, Home Closing 101; published fees in Canada',
    asOf: '2025-12',
  },
  {
    id: 'usual-legal-fees',
    names: 'usual lawyer price|usual legal fees|honoraires habituels d’un avocat|honorarios usuales de abogado',
    says: {
      en: 'Outside Québec a real estate lawyer for an ordinary purchase with a mortgage usually charges about $1,000 to $2,000 plus tax, and disbursements such as searches, registration and title insurance add about $400 to $800. In Québec a notary charges about $1,500 to $3,000. Ask two or three for a written quote with everything in it.',
      fr: 'Hors du Québec, un avocat pour un achat ordinaire avec hypothèque demande d’habitude environ de 1 000 $ à 2 000 $ plus taxes, et les débours (recherches, enregistrement, assurance titres) ajoutent de 400 $ à 800 $. Au Québec, un notaire demande environ de 1 500 $ à 3 000 $. Demandez deux ou trois soumissions écrites où tout est compris.',
      es: 'Fuera de Quebec un abogado inmobiliario para una compra común con hipoteca suele cobrar de $1,000 a $2,000 más impuesto, y los gastos (búsquedas, registro, seguro de título) suman de $400 a $800. En Quebec un notario cobra de $1,500 a $3,000. Pida dos o tres cotizaciones por escrito con todo incluido.',
    },
    source: 'Published fees of lawyers, notaries and mortgage brokers in Ontario, Alberta and Québec',
    country: 'CA',
    asOf: '2025-12',
  },
];
