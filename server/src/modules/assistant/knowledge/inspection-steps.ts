import type { InLanguages } from '../reading/language.ts';

/**
 * The buyer's steps after the inspection, by country and by state or province with a standard contract of its own. The
 * texts of a country come before those of its states or provinces. Written in November 2026; only Arizona's notice was
 * compared with its source.
 */
export const inspectionSteps: Readonly<Record<string, InLanguages>> = {
  US: {
    en: 'Send one written list through your agent, with what you want for each item: a repair by a licensed contractor with receipts, a credit at closing or a lower price. The seller may agree, refuse or counter; then you accept or cancel by the date of the contract.',
    fr: 'Envoyez par votre agent une seule liste écrite, avec ce que vous voulez pour chaque point : réparation par un entrepreneur licencié avec reçus, crédit à la clôture ou prix plus bas. Le vendeur peut accepter, refuser ou contre-proposer; vous acceptez ou annulez ensuite avant la date du contrat.',
    es: 'Mande por su agente una sola lista escrita con lo que pide en cada punto: reparación por un contratista con licencia y recibos, crédito al cierre o precio más bajo. El vendedor puede aceptar, negarse o contraofertar; después usted acepta o cancela antes de la fecha del contrato.',
  },
  CA: {
    en: 'In Canada a repair, a lower price or more time counts only once both sides have signed an amendment. If the condition is neither met nor waived in writing by its date, the usual clause ends the contract and the deposit comes back.',
    fr: 'Au Canada, une réparation, un prix plus bas ou un délai plus long ne compte qu’une fois la modification signée par les deux parties.',
    es: 'En Canadá una reparación, un precio menor o más tiempo solo cuenta cuando ambas partes firman una modificación. Si la condición no se cumple ni se renuncia por escrito a tiempo, la cláusula usual termina el contrato y el depósito regresa.',
  },
  AZ: {
    en: 'In Arizona the notice is the BINSR (Buyer’s Inspection Notice and Seller’s Response). Deliver it with all items in one notice within the inspection period: 10 calendar days after acceptance, unless your contract says otherwise. In it you accept the home, cancel, or let the seller correct or address the items; the seller then has 5 days to answer. If the seller does not agree to all of it, you have 5 days to cancel and get the earnest money back; otherwise you buy without those repairs. Source: Arizona REALTORS® Residential Resale Real Estate Purchase Contract, section 6, and BINSR of October 2022.',
    fr: 'En Arizona, l’avis est le BINSR (Buyer’s Inspection Notice and Seller’s Response). Remettez-le, avec tous les points dans un seul avis, pendant la période d’inspection : 10 jours civils après l’acceptation, sauf autre durée au contrat. Vous y acceptez la maison, annulez, ou laissez le vendeur corriger les points; il a 5 jours pour répondre. S’il n’accepte pas tout, vous avez 5 jours pour annuler et récupérer le dépôt; sinon vous achetez sans ces réparations. Source : Arizona REALTORS®, Residential Resale Real Estate Purchase Contract, section 6, et BINSR d’octobre 2022.',
    es: 'En Arizona el aviso es el BINSR (Buyer’s Inspection Notice and Seller’s Response). Entréguelo con todos los puntos en un solo aviso dentro del periodo de inspección: 10 días naturales después de la aceptación, salvo que su contrato diga otra cosa. En él acepta la casa, cancela o deja que el vendedor corrija los puntos; el vendedor tiene 5 días para responder. Si no acepta todo, usted tiene 5 días para cancelar y recuperar el depósito; si no, compra sin esas reparaciones. Fuente: Arizona REALTORS®, Residential Resale Real Estate Purchase Contract, sección 6, y BINSR de octubre de 2022.',
  },
  TX: {
    en: 'In Texas use the option period: until 5 p.m. local time on its last day you can end the contract for any reason by written notice to the seller (your agent has the TREC form). The earnest money then comes back and the option fee does not. Repairs or a lower price need an amendment that both sign; asking for them does not extend the period. Source: Texas Real Estate Commission, One to Four Family Residential Contract, paragraph 5, as of 2026-11.',
    fr: 'Au Texas, servez-vous de la période d’option : jusqu’à 17 h, heure locale, de son dernier jour, vous pouvez mettre fin au contrat sans motif par un avis écrit au vendeur (votre agent a le formulaire TREC). Le dépôt revient, les frais d’option non. Une réparation ou un prix plus bas exige une modification signée par les deux; la demander ne prolonge pas la période. Source : Texas Real Estate Commission, contrat résidentiel, paragraphe 5, état de 2026-11.',
    es: 'En Texas use el periodo de opción: hasta las 5 p.m. hora local de su último día puede terminar el contrato por cualquier motivo con aviso escrito al vendedor (su agente tiene el formulario TREC). El depósito (earnest money) regresa y la cuota de opción no. Las reparaciones o una rebaja necesitan una modificación firmada por ambos; pedirlas no alarga el periodo. Fuente: Texas Real Estate Commission, contrato residencial, párrafo 5, a 2026-11.',
  },
  FL: {
    en: 'In Florida the usual “AS IS” contract lets you cancel for any reason by written notice within the inspection period, 15 days after the effective date unless it says otherwise, and the deposit comes back; the seller need not repair anything. Source: Florida Realtors/Florida Bar, “AS IS” Residential Contract, section 12, as of 2026-11.',
    fr: 'En Floride, le contrat « AS IS » habituel permet d’annuler sans motif par avis écrit pendant la période d’inspection, 15 jours après la date d’effet sauf autre durée, et le dépôt revient; le vendeur ne doit aucune réparation. Source : Florida Realtors/Florida Bar, contrat « AS IS », section 12, état de 2026-11.',
    es: 'En Florida el contrato usual “AS IS” permite cancelar por cualquier motivo con aviso escrito dentro del periodo de inspección, 15 días desde la fecha de vigencia salvo otra cosa, y el depósito regresa; el vendedor no está obligado a reparar. Fuente: Florida Realtors/Florida Bar, contrato “AS IS”, sección 12, a 2026-11.',
  },
  ON: {
    en: 'In Ontario you end or keep the deal with a form: a Notice of Fulfillment or a Waiver of the condition before its date and time, or an Amendment that both sign for a lower price, a repair or more time. If you give neither notice, the usual clause makes the offer void and the deposit is returned in full. Source: Ontario Real Estate Association, Forms 120, 123 and 124, as of 2026-11.',
    fr: 'En Ontario, un formulaire décide : un avis de réalisation ou une renonciation à la condition avant sa date et son heure, ou une modification signée par les deux pour un prix plus bas, une réparation ou plus de temps. Sans avis de votre part, la clause habituelle annule l’offre et le dépôt revient en entier. Source : Ontario Real Estate Association, formulaires 120, 123 et 124, état de 2026-11.',
    es: 'En Ontario decide un formulario: aviso de cumplimiento (fulfillment) o renuncia (waiver) de la condición antes de su fecha y hora, o una modificación (amendment) firmada por ambos para rebaja, reparación o más tiempo. Sin aviso suyo, la cláusula usual anula la oferta y el depósito regresa completo. Fuente: Ontario Real Estate Association, formularios 120, 123 y 124, a 2026-11.',
  },
  QC: {
    en: 'In Québec, if the inspection reveals something that clearly lowers the value or raises the costs, notify the seller in writing with a copy of the report within the days that your promise to purchase gives: that ends it. You can instead propose a repair or a lower price on the form for amendments. Without a notice in time you are taken to have given up the condition. Source: OACIQ, mandatory form Promise to purchase, inspection clause, as of 2026-11.',
    fr: 'Au Québec, si l’inspection révèle un facteur qui diminue significativement la valeur ou augmente les dépenses, avisez le vendeur par écrit avec une copie du rapport, dans le délai que donne votre promesse d’achat : elle devient alors nulle. Vous pouvez plutôt proposer une réparation ou une baisse de prix sur le formulaire de modifications. Sans avis à temps, vous êtes réputé avoir renoncé à la condition. Source : OACIQ, formulaire obligatoire Promesse d’achat, clause d’inspection, état de 2026-11.',
    es: 'En Quebec, si la inspección muestra algo que baja claramente el valor o sube los gastos, avise al vendedor por escrito con copia del reporte dentro del plazo de su promesa de compra: con eso termina. También puede proponer reparación o rebaja en el formulario de modificaciones. Sin aviso a tiempo se entiende que renunció a la condición. Fuente: OACIQ, formulario Promesse d’achat, cláusula de inspección, a 2026-11.',
  },
};

const { US: _us, CA: _ca, ...ofStates } = inspectionSteps;

/** How the deposit comes back where a state or province has its own contract. */
export const depositSteps: Readonly<Record<string, InLanguages>> = ofStates;
