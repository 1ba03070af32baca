/** Long because it is a table: income, debts and money for a down payment that lenders look at, in three languages. */
import type { Entry } from '../../entry.ts';

export const incomeAndFundsTerms: readonly Entry[] = [
  {
    id: 'support-income',
    names:
      'child support as income|child support i receive|child support i get|receive child support|get child support|child support count*|count child support|count* alimony|alimony as income|alimony count*|spousal support as income|support payments i get|pension alimentaire que je recois|pension alimentaire compte*|pension alimentaire recue|manutencion cuenta|manutencion de (mis|los) hijos|pension alimenticia',
    says: {
      en: 'Yes, child support and alimony that you receive can count as income; you need not declare them if you do not want them counted. Fannie Mae asks for the decree, order or agreement, six months of full and regular receipt (bank statements), and payments that go on for at least three more years; FHA asks for three months if a court ordered it. In Canada many lenders count support under a written agreement or judgment with bank statements.',
      fr: 'Oui, une pension alimentaire reçue peut compter comme revenu, mais rien n’oblige à la déclarer. Apportez le jugement ou l’entente écrite et plusieurs mois de relevés qui montrent des versements réguliers; beaucoup de prêteurs canadiens la comptent, en tout ou en partie, si elle dure encore. Aux États-Unis, Fannie Mae demande six mois de réception et trois ans encore à venir.',
      es: 'Sí, la manutención o pensión que recibe puede contar como ingreso; no tiene que declararla si no quiere que cuente. Fannie Mae pide la sentencia o el acuerdo, seis meses de pagos completos y regulares (estados de cuenta) y que sigan al menos tres años más; FHA pide tres meses si la ordenó un juez.',
    },
    source:
      'Fannie Mae, Selling Guide B3-3 (alimony, child support); HUD Handbook 4000.1; Equal Credit Opportunity Act',
    asOf: '2025-12',
  },
  {
    id: 'support-paid',
    names:
      'i pay child support|paying child support|alimony i pay|i pay alimony|pay spousal support|pension alimentaire que je paie|je paie une pension|pago manutencion|pago pension|manutencion que pago',
    says: {
      en: 'Support that you pay counts as a monthly debt, so it lowers the loan. With Fannie Mae it counts if more than ten monthly payments remain, and alimony may be taken off the income instead. Bring the order or agreement. In Canada lenders count it too, as a debt or off the income.',
      fr: 'Une pension que vous payez compte comme une dette mensuelle ou se déduit du revenu, et réduit donc le prêt. Apportez le jugement ou l’entente. Aux États-Unis, Fannie Mae la compte s’il reste plus de dix versements.',
      es: 'La manutención que usted paga cuenta como deuda mensual y baja el préstamo. Con Fannie Mae cuenta si quedan más de diez pagos; la pensión al ex puede restarse del ingreso. Lleve la orden o el acuerdo.',
    },
    source: 'Fannie Mae, Selling Guide B3-6-05 (monthly debt obligations)',
    asOf: '2025-12',
  },
  {
    id: 'seasonal-income',
    names:
      'seasonal work*|seasonal income|seasonal job*|work is seasonal|laid off every winter|slow season|off season pay|travail saisonnier|emploi saisonnier|revenu* saisonnier*|chomage entre deux saisons|chomage chaque hiver|not paid in summer|no pay in summer|no paycheck* in summer|no paycheck* in the summer|off in the summer|summers off|en verano no cobro|no cobro en verano|no me pagan en verano|pas paye* en ete|paye* dix mois|trabajo de temporada|trabajo por temporada|ingreso de temporada',
    says: {
      en: 'Seasonal work counts if it comes back: usually two years in the same line, with an employer who expects to hire you again. The lender takes the yearly total from tax returns and divides it by twelve, also for school staff who are not paid in summer: bring pay stubs, two years of W-2s and returns, and the employer’s letter. Unemployment pay counts only if it belongs to the seasonal work and shows on two years of returns. In Canada it is the two-year average of T4 slips and notices of assessment, often with employment insurance of the same seasons.',
      fr: 'Un revenu saisonnier compte s’il revient chaque année : d’habitude deux ans dans le même domaine et une lettre de l’employeur qui prévoit le rappel. Le prêteur prend la moyenne de deux ans selon les T4 et les avis de cotisation; plusieurs ajoutent l’assurance-emploi des mêmes saisons si elle revient aussi. Gardez des épargnes pour les mois creux.',
      es: 'El trabajo de temporada cuenta si se repite: casi siempre dos años en lo mismo y un patrón que piensa volver a contratarlo. El prestamista toma el total del año según las declaraciones y lo divide entre doce, también para quien trabaja en una escuela y no cobra en verano: lleve talones, W-2 y declaraciones de dos años y carta del empleador. El seguro de desempleo cuenta solo si va con la temporada y aparece en dos años de declaraciones.',
    },
    source: 'Fannie Mae, Selling Guide B3-3 (seasonal income); Canada Mortgage and Housing Corporation',
    asOf: '2025-12',
  },
  {
    id: 'job-change-before-closing',
    names:
      'lost my job before closing|lose my job before closing|laid off before closing|got laid off|just got laid off|lost my job|got fired|company let me go|quit my job before closing|change* job* before closing|new job before closing|switch jobs before closing|change de job|change d’emploi avant|perdu mon emploi|perdu ma job|mis a pied|reamenagement des effectifs|perdi mi trabajo|perdi el trabajo|me corrieron|me despidieron|cambi* de trabajo antes',
    says: {
      en: 'Tell the lender or broker right away, in writing, before you sign: the loan was approved on that job, and the lender checks it again just before closing (Fannie Mae: within ten business days of the note). Hiding it can void the approval and be fraud. Send the letter, the last day and any new offer: a similar job often only delays the closing, and a co-borrower’s income may carry it. Tell your agent too, and look at the financing condition before its date ends.',
      fr: 'Oui, dites-le tout de suite et par écrit au prêteur ou au courtier hypothécaire, avant la signature : le prêt est accordé sur cet emploi et peut être revérifié jusqu’au déboursement. Le taire peut faire annuler le prêt. Envoyez la lettre, la date de fin et l’état réel du poste (touché n’est pas encore perdu) ou la nouvelle offre; le revenu de l’autre emprunteur suffit parfois. Prévenez aussi votre courtier et le notaire, et regardez la condition de financement.',
      es: 'Dígaselo al prestamista de inmediato y por escrito, antes de firmar: el préstamo se aprobó con ese trabajo y lo verifican otra vez justo antes del cierre (Fannie Mae: en los diez días hábiles previos). Callarlo puede anular el préstamo y ser fraude. Mande la carta, el último día y la oferta nueva si hay: un trabajo parecido a veces solo retrasa el cierre, o alcanza el ingreso del otro. Avise también a su agente y mire la condición de financiamiento.',
    },
    source: 'Fannie Mae, Selling Guide B3-3 (verbal verification of employment); Financial Consumer Agency of Canada',
    asOf: '2025-12',
  },
  {
    id: 'pay-papers',
    names:
      '1099 and w2|1099 and a w2|1099 and w-2|w2 and 1099|w2 job and a 1099|w-2 and 1099|which papers for 1099|1099 income|1099 papers|side gig income|t4 et contrat*|t4 and t4a|papiers pour un contractuel|1099 y w2|w2 y 1099|papeles del 1099',
    says: {
      en: 'For wages: the pay stubs of the last 30 days and W-2s of two years. For 1099 or side work: the 1099s and usually two full years of federal returns with Schedule C, because the profit after expenses counts, averaged over two years; side work of less than a year or two may not count, and then you need not use it. Bank statements of two months and ID go with both. In Canada: T4s or T4As, a letter of employment, notices of assessment and T1s of two years.',
      fr: 'Pour un salaire : talons récents, lettre d’emploi et T4. Pour un travail à contrat ou à côté : T4A ou factures, et les T1 complètes avec avis de cotisation de deux ans, car c’est le revenu net moyen qui compte. Aux États-Unis : W-2 et talons de 30 jours, et pour un 1099 deux ans de déclarations avec l’annexe C.',
      es: 'Por el sueldo: talones de los últimos 30 días y W-2 de dos años. Por el 1099 o trabajo extra: los 1099 y casi siempre dos años completos de declaraciones con Schedule C, porque cuenta la ganancia después de gastos, en promedio de dos años; si lleva menos, puede no contar y entonces no hace falta usarlo. También dos meses de estados de cuenta e identificación.',
    },
    source: 'Fannie Mae, Selling Guide B3-3; Canada Mortgage and Housing Corporation',
    asOf: '2025-12',
  },
  {
    id: 'boarder-income',
    names:
      'roommate rent as income|rent from a roommate|rent from roommates|roommates rent count*|boarder income|count rent from roommate*|loyer d’un colocataire|loyer de mon coloc|renta de un cuarto cuenta|renta de mi roommate',
    says: {
      en: 'Rent from a roommate rarely counts toward the loan. HomeReady (Fannie Mae) counts a boarder’s rent up to 30% of the qualifying income if you already live together and paid rent shows for at least nine of the last twelve months. A planned roommate counts nowhere: use it to live easier, not to qualify. Rent from a legal separate unit follows the rules of rental income.',
      fr: 'Le loyer d’un colocataire compte rarement pour le prêt, et un colocataire prévu ne compte pas. Le loyer d’un logement distinct et légal suit les règles du revenu locatif : chaque prêteur en ajoute ou en déduit une part. Aux États-Unis, HomeReady compte celui d’un chambreur jusqu’à 30 % du revenu, avec preuve de neuf mois sur douze.',
      es: 'La renta de un compañero de cuarto casi no cuenta para el préstamo. HomeReady (Fannie Mae) la cuenta hasta 30% del ingreso si ya viven juntos y hay prueba de pago en al menos nueve de los últimos doce meses. Un cuarto que piensa rentar no cuenta.',
    },
    source: 'Fannie Mae, HomeReady, Selling Guide B5-6 and B3-3 (boarder income)',
    asOf: '2025-12',
  },
  {
    id: 'job-offer-letter',
    names:
      'job offer letter|offer letter for a new job|start a new job after closing|haven’t started my new job|havent started my new job|signed a job offer|contract for a new job|lettre d’offre d’emploi|offre d’emploi signee|commence ma nouvelle job|carta de oferta de trabajo|empiezo un trabajo nuevo',
    says: {
      en: 'A signed job offer can be enough before the first day. Fannie Mae allows it if the offer is firm, names the pay and the start, and the start is within 90 days of the loan date, with reserves or proof of the first pay stub afterwards. Commission or self-employed work does not qualify this way. In Canada lenders often accept a signed letter after probation is waived or explained.',
      fr: 'Une offre d’emploi signée peut suffire avant le premier jour : poste, salaire, date de début et absence de condition. Au Canada, beaucoup de prêteurs demandent que la période d’essai soit terminée ou expliquée. Aux États-Unis, Fannie Mae l’accepte si le début suit le prêt d’au plus 90 jours.',
      es: 'Una oferta de trabajo firmada puede bastar antes del primer día: Fannie Mae la acepta si es firme, dice el sueldo y la fecha, y empieza a más tardar 90 días después del préstamo, con reservas o el primer talón después. El trabajo por comisión o por cuenta propia no entra así.',
    },
    source: 'Fannie Mae, Selling Guide B3-3 (employment offers or contracts)',
    asOf: '2025-12',
  },
  {
    id: 'co-signed-debt',
    names:
      'co-signed a car|cosigned a car|i co-signed|i cosigned|cosigned for my|co-signed for my|loan i cosigned|someone else pays my loan|j’ai cosigne|j’ai endosse|endosseur pour mon|fui cosigner|firme de aval|firme por mi|soy aval',
    says: {
      en: 'A loan that you co-signed counts as your debt, because you owe it if the other person stops. With Fannie Mae it is left out if the other person has paid all of it for the last 12 months without a late payment, shown by their bank statements or canceled checks. FHA has a similar rule. In Canada it usually counts in full.',
      fr: 'Un prêt que vous avez endossé compte d’habitude comme votre dette, car vous devez payer si l’autre arrête. Certains prêteurs l’excluent si l’autre prouve qu’il a tout payé depuis 12 mois (c’est la règle de Fannie Mae aux États-Unis). Apportez ses relevés.',
      es: 'Un préstamo que usted firmó como aval cuenta como deuda suya. Con Fannie Mae no cuenta si la otra persona lo pagó completo los últimos 12 meses sin atrasos, con estados de cuenta o cheques; FHA tiene una regla parecida.',
    },
    source: 'Fannie Mae, Selling Guide B3-6-05 (debts paid by others)',
    asOf: '2025-12',
  },
  {
    id: 'spouse-debts',
    names:
      'my spouse’s debts|my husband’s debts|my wife’s debts|spouse’s bad credit|husband has bad credit|wife has bad credit|buy without my spouse|loan in my name only|only one of us on the loan|just me on the loan|one spouse on the loan|acheter seule a mon nom|pret a un seul nom|juste a mon nom|prestamo solo a mi nombre|mi esposo tiene mal credito|mi esposa tiene mal credito|deudas de mi esposo',
    says: {
      en: 'One spouse may borrow alone: then only that income and score count, and both can still be on the title. In the community property states (Arizona, California, Idaho, Louisiana, Nevada, New Mexico, Texas, Washington, Wisconsin) FHA, VA and USDA count the other spouse’s debts too; conventional loans do not. The other spouse may have to sign the deed of trust or a homestead paper. In Canada the spouse often has to consent for the family home.',
      fr: 'Un seul conjoint peut emprunter : seuls son revenu et sa cote comptent alors, et les deux peuvent être propriétaires. Pour une résidence familiale, l’autre doit souvent intervenir ou consentir chez le notaire ou l’avocat. Aux États-Unis, FHA et VA comptent aussi les dettes de l’autre dans les États de communauté de biens.',
      es: 'Uno solo puede pedir el préstamo: entonces cuentan solo su ingreso y su puntaje, y los dos pueden estar en el título. En los estados de bienes comunes (Arizona, California, Idaho, Luisiana, Nevada, Nuevo México, Texas, Washington, Wisconsin) FHA, VA y USDA cuentan también las deudas del otro; el convencional no. El cónyuge quizá deba firmar papeles del título.',
    },
    source: 'HUD Handbook 4000.1 (community property states); VA Lenders Handbook; provincial family property laws',
    asOf: '2025-12',
  },
  {
    id: 'credit-freeze',
    names:
      'credit freeze|security freeze|credit is frozen|freeze on my credit|frozen credit|unfreeze my credit|gel de credit|gel de securite|dossier de credit gele|verrou* de credit|credito congelado|congelar mi credito|descongelar mi credito',
    says: {
      en: 'A freeze stops a lender from reading your credit, so lift it before you apply: online at Equifax, Experian and TransUnion, for a few days or for good. In the USA it is free by law, and an online lift takes effect within an hour. Freeze it again after closing, not between application and closing, since the lender may read it once more.',
      fr: 'Un gel empêche le prêteur de lire votre dossier : levez-le avant la demande, chez Equifax et TransUnion, pour quelques jours ou pour de bon. Au Québec, le gel est gratuit selon la loi. Ne le remettez qu’après la signature, car le prêteur peut relire le dossier.',
      es: 'Un congelamiento impide que el prestamista lea su crédito: levántelo antes de solicitar, en línea con Equifax, Experian y TransUnion, por unos días o para siempre. Es gratis por ley y en línea tarda a lo más una hora. Vuélvalo a poner después del cierre.',
    },
    source: 'Federal Trade Commission, credit freezes; Credit Assessment Agents Act (Québec)',
    asOf: '2025-12',
  },
  {
    id: 'tax-debt',
    names:
      'owe the irs|owe back taxes|back taxes|irs payment plan|irs installment|tax debt|owe the cra|owe cra|dois de l’impot|dette d’impot|dette fiscale|dois a revenu quebec|debo al irs|debo impuestos|plan de pagos del irs',
    says: {
      en: 'A tax debt does not rule out a loan. Fannie Mae and FHA accept an IRS installment plan if it is approved and payments have begun on time, and no tax lien that would come before the loan is recorded; the payment counts as a debt. A recorded lien must usually be paid or subordinated. Canadian lenders usually want income tax of the CRA paid before closing, since it can become a claim on the home.',
      fr: 'Une dette d’impôt n’empêche pas toujours un prêt, mais les prêteurs canadiens demandent d’habitude que l’ARC et Revenu Québec soient payés avant la signature, parfois à même les fonds : elle peut devenir une hypothèque légale. Aux États-Unis, un plan de paiement approuvé et à jour peut suffire.',
      es: 'Deber impuestos no impide siempre el préstamo. Fannie Mae y FHA aceptan un plan de pagos del IRS aprobado y con pagos a tiempo, sin gravamen fiscal registrado antes del préstamo; el pago cuenta como deuda. Un gravamen registrado casi siempre se paga o se subordina.',
    },
    source: 'Fannie Mae, Selling Guide B3-6-05; HUD Handbook 4000.1 (federal debt)',
    asOf: '2025-12',
  },
  {
    id: 'money-from-abroad',
    names:
      'money from overseas|money from abroad|down payment from abroad|down payment from overseas|transfer money from another country|wire from my home country|family sends money from|argent de l’etranger|virement de l’etranger|mise de fonds de l’etranger|dinero de otro pais|enganche de otro pais|dinero de mexico|transferencia del extranjero',
    says: {
      en: 'Money from abroad is fine if its way is on paper: statements of the foreign account in your name (translated), the transfer, and the dollars in your account, usually for 60 to 90 days before closing. A gift from a relative abroad needs the gift letter too. Begin weeks early, since banks hold and report large transfers. In the USA a gift of more than $100,000 a year from a person abroad is reported to the IRS (Form 3520); it is not taxed by that.',
      fr: 'L’argent de l’étranger est accepté si son chemin est documenté : relevés traduits du compte étranger, preuve du virement, et l’argent dans votre compte canadien, d’habitude depuis 30 à 90 jours. Un don demande aussi la lettre de don. Commencez des semaines avant : les banques déclarent à CANAFE les virements internationaux de 10 000 $ ou plus, ce qui est normal.',
      es: 'El dinero de otro país sirve si su camino está en papel: estados de la cuenta de allá (traducidos), la transferencia y los dólares en su cuenta, casi siempre 60 a 90 días antes del cierre. Un regalo lleva también carta de regalo. Empiece semanas antes. Un regalo de más de $100,000 al año de alguien en el extranjero se informa al IRS (forma 3520), sin impuesto por eso.',
    },
    source: 'Fannie Mae, Selling Guide B3-4; IRS, Form 3520; FINTRAC',
    asOf: '2025-12',
  },
  {
    id: 'crypto-funds',
    names:
      'crypto for a down payment|bitcoin for a down payment|down payment in crypto|down payment from crypto|sell my crypto|sell my bitcoin|mise de fonds en crypto*|vendre mes crypto*|enganche con crypto*|vender mis crypto*|vender mi bitcoin',
    says: {
      en: 'Crypto must become dollars in your bank account before it can pay a down payment, with the statements that show you owned it and sold it. The sale can be a taxable gain, so keep money for that. Sell early: prices move, and lenders look at two months of statements. Rules for crypto as reserves are changing; ask the lender what it takes today.',
      fr: 'La cryptomonnaie doit être vendue et déposée en dollars à votre compte avant de servir de mise de fonds, avec les relevés qui prouvent la propriété et la vente. La vente peut créer un gain imposable. Vendez assez tôt : le prêteur demande d’habitude 90 jours d’historique.',
      es: 'La cripto tiene que venderse y estar en dólares en su cuenta antes de servir de enganche, con los comprobantes de que era suya y de la venta. La venta puede dar ganancia con impuesto. Venda con tiempo: el prestamista mira dos meses de estados.',
    },
    source: 'Fannie Mae, Selling Guide B3-4.1 (virtual currency); IRS, digital assets',
    asOf: '2025-12',
  },
  {
    id: 'cash-savings',
    names:
      'cash at home|cash saved at home|mattress money|cash savings|saved in cash|cash under the mattress|cash in a safe|paid in cash|argent comptant a la maison|economies en argent comptant|paye* comptant au noir|ahorros en efectivo|dinero en efectivo en casa|guardado en efectivo|me pagan en efectivo',
    says: {
      en: 'Cash kept at home is hard to use: a lender must see where the money is from, and Fannie Mae does not count cash on hand, except on some low-income programs; FHA may, with a credible written history. Deposit it now and let it sit: after two full statements (60 days or more) it is seasoned and usually not asked about. Do not split deposits to stay below $10,000: that is a crime. Pay in cash counts as income only if it is on the tax return.',
      fr: 'De l’argent comptant gardé à la maison est difficile à utiliser : le prêteur doit en voir la source. Déposez-le maintenant et gardez les preuves; il demande d’habitude 90 jours d’historique. Ne fractionnez pas les dépôts pour rester sous 10 000 $ : c’est interdit. Un salaire au comptant compte seulement s’il est déclaré.',
      es: 'El efectivo guardado en casa es difícil de usar: el prestamista debe ver de dónde viene y Fannie Mae casi nunca lo cuenta. Deposítelo ya y déjelo: después de dos estados completos (60 días o más) casi no lo preguntan. No divida depósitos para quedar bajo $10,000: es delito. Lo que le pagan en efectivo cuenta solo si está en su declaración de impuestos.',
    },
    source: 'Fannie Mae, Selling Guide B3-4.3 (cash on hand); HUD Handbook 4000.1; FinCEN; FINTRAC',
    asOf: '2025-12',
  },
  {
    id: 'borrowed-down',
    names:
      'borrow the down payment|borrow my down payment|borrowed down payment|personal loan for the down payment|personal loan for a down payment|loan for the down payment|credit card for the down payment|line of credit for the down payment|emprunter la mise de fonds|mise de fonds empruntee|pret personnel pour la mise|marge pour la mise de fonds|pedir prestado el enganche|prestamo personal para el enganche|enganche prestado',
    says: {
      en: 'A personal loan or a card cannot be the down payment of a conventional or FHA loan. Money borrowed against something you own can: a 401(k), a car, another home. A family member may give it (gift letter) and with FHA may lend it in writing. In Canada a few insured programs allow a borrowed down payment with strong credit; the payment counts as a debt. Never hide such a loan.',
      fr: 'Au Canada, la mise de fonds vient d’habitude d’épargnes, d’un REER, d’un CELIAPP, d’un don ou de la vente d’un bien. Quelques programmes assurés acceptent une mise de fonds empruntée avec un très bon crédit; le paiement compte alors comme dette. Aux États-Unis, un prêt personnel n’est pas accepté. Ne cachez jamais un tel prêt.',
      es: 'Un préstamo personal o la tarjeta no pueden ser el enganche de un préstamo convencional o FHA. Sí el dinero prestado con garantía de algo suyo: un 401(k), un carro, otra casa. La familia puede regalarlo (carta de regalo) y con FHA prestarlo por escrito. Nunca esconda un préstamo así.',
    },
    source: 'Fannie Mae, Selling Guide B3-4.3; HUD Handbook 4000.1; Canada Mortgage and Housing Corporation',
    asOf: '2025-12',
  },
  {
    id: 'retiring-soon',
    names:
      'retiring soon|retire before closing|retire after closing|about to retire|retire next year|mortgage in retirement|mortgage after i retire|mortgage when retired|prendre ma retraite|bientot a la retraite|hypotheque a la retraite|me voy a jubilar|me jubilo|retirarme pronto|hipoteca jubilado',
    says: {
      en: 'Age is no reason to refuse, but the income must go on. If you will retire soon after closing, the lender counts the retirement income (pension, Social Security, withdrawals with proof they last three years), not the salary, so say it. Some buyers close while still working and steady; do not state that you stay when you will not. In Canada CPP, OAS, pensions and RRIF income count, usually in full.',
      fr: 'L’âge n’est pas un motif de refus, mais le revenu doit durer. Si la retraite suit de près l’achat, le prêteur compte le revenu de retraite (RRQ ou RPC, PSV, rente, FERR), pas le salaire : dites-le. Demandez une préapprobation sur ce revenu et gardez une réserve pour l’entretien.',
      es: 'La edad no es motivo para negar, pero el ingreso debe seguir. Si se jubila poco después del cierre, cuenta el ingreso de jubilación (pensión, Seguro Social, retiros con prueba de tres años), no el sueldo: dígalo. Pida la preaprobación con ese ingreso.',
    },
    source: 'Equal Credit Opportunity Act; Fannie Mae, Selling Guide B3-3 (retirement income)',
    asOf: '2025-12',
  },
];
