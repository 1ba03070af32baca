import type { InLanguages } from '../reading/language.ts';
import { closingSteps, creditSteps } from './closing-steps.ts';
import { depositSteps, inspectionSteps } from './inspection-steps.ts';
import { purchaseSteps } from './purchase-steps.ts';

/**
 * How-to texts that apply only in one country, state or province, with the statute. Checked in December 2025.
 * The texts of a country come before those of its states or provinces.
 */
export const howToPlaces: Readonly<Record<string, Readonly<Record<string, InLanguages>>>> = {
  'buying-process': purchaseSteps,
  'inspection-findings': inspectionSteps,
  'deposit-refund': depositSteps,
  'no-credit-start': creditSteps,
  'port-mortgage': {
    US: {
      en: 'That is how it works in Canada. In the USA a mortgage can almost never be moved: it is paid off when you sell (due-on-sale clause, 12 U.S.C. 1701j-3). An FHA, VA or USDA loan can be assumed by your buyer instead, if the lender agrees.',
      fr: 'C’est ainsi au Canada. Aux États-Unis, un prêt ne se transfère presque jamais : il est remboursé à la vente (clause « due-on-sale », 12 U.S.C. 1701j-3). Votre acheteur peut plutôt reprendre un prêt FHA, VA ou USDA, si le prêteur accepte.',
      es: 'Así es en Canadá. En EE. UU. casi ningún préstamo se puede llevar: se paga al vender (cláusula due-on-sale, 12 U.S.C. 1701j-3). En cambio, su comprador puede asumir un préstamo FHA, VA o USDA si el prestamista acepta.',
    },
  },
  'make-offer': {
    BC: {
      en: 'In British Columbia your realtor writes it on the Contract of Purchase and Sale, with conditions called subjects (financing, inspection, documents); you need no lawyer to offer, but a lawyer or notary closes the sale. After acceptance you can rescind within 3 business days at a fee of 0.25% of the price (Property Law Act, s. 42).',
      fr: 'En Colombie-Britannique, votre agent la rédige sur le Contract of Purchase and Sale, avec des conditions appelées « subjects »; il ne faut pas d’avocat pour offrir, mais un avocat ou notaire conclut la vente. Après l’acceptation, on peut se rétracter dans les 3 jours ouvrables moyennant 0,25 % du prix (Property Law Act, art. 42).',
      es: 'En Columbia Británica su agente la escribe en el Contract of Purchase and Sale, con condiciones llamadas “subjects”; no hace falta abogado para ofertar, pero un abogado o notario cierra la venta. Tras la aceptación puede retractarse en 3 días hábiles con un cargo de 0.25% del precio (Property Law Act, art. 42).',
    },
    ON: {
      en: 'In Ontario the offer is the Agreement of Purchase and Sale; the deposit is usually due within 24 hours of acceptance, and a resale home has no cooling-off period.',
      fr: 'En Ontario, l’offre est l’« Agreement of Purchase and Sale »; le dépôt est d’habitude dû dans les 24 heures de l’acceptation, et une revente n’a pas de délai de réflexion.',
      es: 'En Ontario la oferta es el “Agreement of Purchase and Sale”; el depósito suele pagarse en 24 horas tras la aceptación, y una reventa no tiene plazo de arrepentimiento.',
    },
    QC: {
      en: 'In Québec the offer is the promise to purchase: it binds you as soon as the seller accepts it, except by its conditions (financing, inspection, documents). The notary comes in after acceptance.',
      fr: 'Au Québec, la promesse d’achat vous engage dès que le vendeur l’accepte, sauf par ses conditions (financement, inspection, documents). Le notaire intervient après l’acceptation.',
      es: 'En Quebec la oferta es la promesa de compra: obliga en cuanto el vendedor la acepta, salvo por sus condiciones (financiamiento, inspección, documentos). El notario entra después de la aceptación.',
    },
    TX: {
      en: 'In Texas the offer is usually made on the TREC contract, with earnest money and an option fee due within 3 days of the effective date.',
      fr: 'Au Texas, l’offre se fait d’habitude sur le contrat TREC, avec le dépôt et les frais d’option dus dans les 3 jours de la date d’effet.',
      es: 'En Texas la oferta suele hacerse en el contrato TREC, con depósito y cuota de opción a pagar en 3 días desde la fecha de vigencia.',
    },
  },
  'get-pre-approved': {
    CA: {
      en: 'In Canada lenders usually ask for two pieces of ID, a letter of employment and recent pay stubs, T4 slips and the last two notices of assessment, 90 days of bank statements for the down payment, and a list of debts; federally regulated lenders then apply the stress test: the contract rate plus 2 points or 5.25%, whichever is higher (OSFI Guideline B-20).',
      fr: 'Au Canada, on demande d’habitude deux pièces d’identité, une lettre d’emploi et des talons de paie récents, les T4 et les deux derniers avis de cotisation, 90 jours de relevés bancaires pour la mise de fonds et la liste des dettes; le prêteur fédéral applique ensuite la simulation de crise : le taux du contrat plus 2 points ou 5,25 %, selon le plus élevé (BSIF, ligne directrice B-20).',
      es: 'En Canadá suelen pedir dos identificaciones, carta de empleo y talones de pago recientes, T4 y los dos últimos avisos de tasación (notice of assessment), 90 días de estados de cuenta del enganche y la lista de deudas; después aplican la prueba de estrés: la tasa del contrato más 2 puntos o 5.25%, la que sea mayor (OSFI, guía B-20).',
    },
    US: {
      en: 'In the USA lenders usually ask for ID, 30 days of pay stubs, two years of W-2s or tax returns, and two months of bank statements.',
      fr: 'Aux États-Unis, on demande d’habitude une pièce d’identité, 30 jours de talons de paie, deux ans de W-2 ou de déclarations et deux mois de relevés bancaires.',
      es: 'En EE. UU. suelen pedir identificación, 30 días de talones de pago, dos años de W-2 o declaraciones de impuestos y dos meses de estados de cuenta.',
    },
  },
  'after-offer': {
    ...closingSteps,
    US: {
      en: 'With a loan this usually takes 30 to 45 days. The lender must give you the Closing Disclosure at least 3 business days before closing (12 CFR 1026.19(f)).',
      fr: 'Avec un prêt, cela prend d’habitude de 30 à 45 jours. Le prêteur doit remettre le « Closing Disclosure » au moins 3 jours ouvrables avant la clôture (12 CFR 1026.19(f)).',
      es: 'Con un préstamo suele tomar de 30 a 45 días. El prestamista debe darle el “Closing Disclosure” al menos 3 días hábiles antes del cierre (12 CFR 1026.19(f)).',
    },
    CA: {
      en: 'The contract sets the closing date, often 30 to 90 days after acceptance.',
      fr: 'Le contrat fixe la date de la vente, souvent de 30 à 90 jours après l’acceptation.',
      es: 'El contrato fija la fecha de cierre, a menudo de 30 a 90 días después de la aceptación.',
    },
    BC: {
      en: 'In British Columbia a buyer also has a rescission right of 3 business days after acceptance, at a fee of 0.25% of the price (Property Law Act, s. 42).',
      fr: 'En Colombie-Britannique, l’acheteur peut aussi se rétracter dans les 3 jours ouvrables (« rescission »), moyennant 0,25 % du prix (Property Law Act, art. 42).',
      es: 'En Columbia Británica el comprador puede además retractarse en 3 días hábiles (“rescission”), con un cargo de 0.25% del precio (Property Law Act, art. 42).',
    },
  },
  'step-back': {
    QC: {
      en: 'In Québec an accepted promise to purchase binds both sides. A new home bought from its builder can be given up within 10 days of the preliminary contract (Civil Code, art. 1785).',
      fr: 'Au Québec, la promesse d’achat acceptée lie les deux parties. Pour une propriété neuve achetée du constructeur, on peut se dédire dans les 10 jours du contrat préliminaire (Code civil, art. 1785).',
      es: 'En Quebec la promesa de compra aceptada obliga a ambas partes. Una vivienda nueva comprada al constructor se puede dejar dentro de 10 días del contrato preliminar (Código Civil, art. 1785).',
    },
    ON: {
      en: 'In Ontario there is no cooling-off period for a resale home; a new condo bought from its builder can be given up within 10 days (Condominium Act, 1998, s. 73).',
      fr: 'En Ontario, il n’y a pas de délai de réflexion pour une revente; un condo neuf acheté du constructeur peut être annulé dans les 10 jours (Loi de 1998 sur les condominiums, art. 73).',
      es: 'En Ontario no hay plazo de arrepentimiento en una reventa; un condominio nuevo comprado al constructor se puede cancelar en 10 días (Condominium Act, 1998, art. 73).',
    },
    BC: {
      en: 'In British Columbia a buyer can rescind within 3 business days of acceptance, at a fee of 0.25% of the price (Property Law Act, s. 42).',
      fr: 'En Colombie-Britannique, l’acheteur peut se rétracter dans les 3 jours ouvrables, moyennant 0,25 % du prix (Property Law Act, art. 42).',
      es: 'En Columbia Británica el comprador puede retractarse en 3 días hábiles, con un cargo de 0.25% del precio (Property Law Act, art. 42).',
    },
    US: {
      en: 'Most states give no cooling-off period on the purchase of a home; some contracts have an attorney review or an option period.',
      fr: 'La plupart des États n’accordent aucun délai de réflexion à l’achat; certains contrats prévoient une période de révision ou d’option.',
      es: 'La mayoría de los estados no da plazo de arrepentimiento al comprar casa; algunos contratos tienen revisión de abogado o periodo de opción.',
    },
  },
};
