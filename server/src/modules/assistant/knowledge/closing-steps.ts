import type { InLanguages } from '../reading/language.ts';

/**
 * Steps from an accepted offer to the keys where a state or province has its own order. Written in November 2026 and not
 * yet compared with the agencies' pages.
 */
export const closingSteps: Readonly<Record<string, InLanguages>> = {
  TX: {
    en: 'In Texas: earnest money and option fee within 3 days; inspect and negotiate before the option period ends; read the title commitment and the survey with its T-47; get the loan approved within the days of the financing addendum; then sign and fund at the title company.',
    fr: 'Au Texas : dépôt et frais d’option dans les 3 jours; inspection et négociation avant la fin de la période d’option; lecture de l’engagement de titres et du levé avec son T-47; approbation du prêt dans les jours de l’addenda de financement; puis signature et fonds à la société de titres.',
    es: 'En Texas: depósito y cuota de opción en 3 días; inspeccione y negocie antes de que acabe el periodo de opción; lea el compromiso de título y el plano con su T-47; consiga la aprobación del préstamo en los días del anexo de financiamiento; después firme y entregue los fondos en la compañía de títulos.',
  },
  QC: {
    en: 'In Québec: 1. meet each condition by its date (inspection, mortgage approval) and say so in writing; 2. read the seller’s declarations and the certificate of location, and for a condo its minutes, accounts and reserve fund; 3. choose the notary and send the accepted promise; 4. have the lender send the mortgage file to the notary, and buy home insurance; 5. pay the rest of the down payment and the adjustments to the notary, in trust; 6. sign the mortgage and the deed of sale; the notary publishes them and you get the keys; 7. the municipality bills the transfer duty later. Source: Chambre des notaires du Québec; OACIQ, Buyer’s guide, as of 2026-11.',
    fr: 'Au Québec : 1. réalisez chaque condition à sa date (inspection, approbation hypothécaire) et donnez-en l’avis par écrit; 2. lisez les déclarations du vendeur et le certificat de localisation et, pour un condo, les procès-verbaux, états financiers et fonds de prévoyance; 3. choisissez le notaire et envoyez-lui la promesse acceptée; 4. faites envoyer le dossier hypothécaire au notaire et prenez une assurance habitation; 5. versez le reste de la mise de fonds et les ajustements (répartitions) au notaire, en fidéicommis; 6. signez l’hypothèque et l’acte de vente; le notaire les publie et vous recevez les clés; 7. la municipalité facture plus tard les droits de mutation. Source : Chambre des notaires du Québec; OACIQ, Guide de l’acheteur, état de 2026-11.',
    es: 'En Quebec: 1. cumpla cada condición en su fecha (inspección, aprobación del préstamo) y avise por escrito; 2. lea las declaraciones del vendedor y el certificado de localización; 3. elija el notario y mándele la promesa aceptada; 4. haga que el prestamista le envíe el expediente y compre el seguro de casa; 5. pague el resto del enganche y los ajustes al notario, en fideicomiso; 6. firme la hipoteca y la escritura; el notario las publica y recibe las llaves; 7. el municipio cobra después el impuesto de transferencia. Fuente: Chambre des notaires du Québec; OACIQ, a 2026-11.',
  },
  ON: {
    en: 'In Ontario: 1. pay the deposit, usually within 24 hours; 2. fulfil or waive each condition in writing by its date; 3. send the signed agreement and your ID to your lawyer, who searches the title before the requisition date; 4. give the lender what is open for the final approval; 5. buy home insurance from the closing day and move utilities; 6. visit the home once more; 7. pay the lawyer the rest with the land transfer tax a day or two before closing, and sign; the keys come once the sale is registered.',
    fr: 'En Ontario : 1. versez le dépôt, d’habitude dans les 24 heures; 2. réalisez chaque condition ou renoncez-y par écrit à sa date; 3. envoyez l’entente signée et une pièce d’identité à votre avocat, qui vérifie le titre; 4. remettez au prêteur ce qui manque pour l’approbation finale; 5. prenez une assurance dès le jour de la clôture et transférez les services; 6. revisitez la maison; 7. versez le reste et les droits de cession à l’avocat un jour ou deux avant, et signez; les clés viennent une fois la vente enregistrée.',
    es: 'En Ontario: 1. pague el depósito, por lo general en 24 horas; 2. cumpla o renuncie por escrito a cada condición en su fecha; 3. mande el contrato firmado y su identificación a su abogado, que revisa el título; 4. entregue al prestamista lo que falte para la aprobación final; 5. compre seguro desde el día del cierre y cambie los servicios; 6. visite la casa otra vez; 7. pague el resto y el impuesto de transferencia al abogado uno o dos días antes, y firme; las llaves llegan al registrar la venta.',
  },
};

/**
 * Lenders and agencies to ask without a credit history, by country. Written in November 2026 and not yet compared with
 * the agencies' pages.
 */
export const creditSteps: Readonly<Record<string, InLanguages>> = {
  US: {
    en: 'Ask for manual underwriting with nontraditional credit (FHA, Fannie Mae and Freddie Mac have rules for it), and see a HUD-approved housing counselor, free or nearly so: 800-569-4287. Without a Social Security number, ask for lenders that make ITIN loans. Source: HUD Handbook 4000.1, II.A.5; Fannie Mae Selling Guide B3-5.4; HUD housing counseling, as of 2026-11.',
    fr: 'Aux États-Unis, demandez un examen manuel (« manual underwriting ») avec un crédit non traditionnel (FHA, Fannie Mae et Freddie Mac ont des règles), et voyez un conseiller agréé par HUD, gratuit ou presque : 800-569-4287. Sans numéro de sécurité sociale, cherchez un prêt ITIN. Source : HUD Handbook 4000.1, II.A.5, état de 2026-11.',
    es: 'Pida evaluación manual (“manual underwriting”) con crédito no tradicional (FHA, Fannie Mae y Freddie Mac tienen reglas), y vea a un consejero aprobado por HUD, gratis o casi: 800-569-4287. Sin número de Seguro Social, busque bancos, cooperativas y prestamistas que hagan préstamos ITIN. Fuente: HUD Handbook 4000.1, II.A.5; Fannie Mae Selling Guide B3-5.4; HUD, a 2026-11.',
  },
  CA: {
    en: 'In Canada ask about newcomer programs: with mortgage insurance, lenders accept a credit report from abroad, or 12 months of rent and utility payments and a bank’s letter, in place of a Canadian score. Source: CMHC and Sagen, newcomer programs, as of 2026-11.',
    fr: 'Au Canada, demandez les programmes pour nouveaux arrivants : avec l’assurance prêt, on accepte un rapport de crédit de l’étranger, ou 12 mois de loyer et de services payés et une lettre de la banque, à la place d’une cote canadienne. Source : SCHL et Sagen, programmes pour nouveaux arrivants, état de 2026-11.',
    es: 'En Canadá pregunte por los programas para recién llegados: con seguro hipotecario aceptan un reporte de crédito del extranjero, o 12 meses de renta y servicios pagados y una carta del banco, en lugar del puntaje canadiense. Fuente: CMHC y Sagen, a 2026-11.',
  },
};
