/** Long because it is a table: who pays for what a term names, in three languages. */
import { type InLanguages, inLanguages as row } from '../reading/language.ts';

const inspection = row(
  'The buyer chooses and pays the inspector, usually on the day of the inspection.',
  'L’acheteur choisit et paie l’inspecteur, d’habitude le jour de l’inspection.',
  'El comprador elige y paga al inspector, casi siempre el día de la inspección.',
);
const agents = row(
  'By custom the seller pays the listing agent. The buyer’s agent is paid by what the buyer’s written agreement says; the seller may offer to pay all or part of it.',
  'D’habitude le vendeur paie le courtier inscripteur. Le courtier de l’acheteur est payé selon le contrat écrit de l’acheteur; le vendeur peut en offrir une part ou le tout.',
  'Por costumbre el vendedor paga a su agente. Al agente del comprador se le paga según el acuerdo escrito del comprador; el vendedor puede ofrecer pagar todo o una parte.',
);
const lender = row(
  'The borrower pays it: it is a cost of the loan. A seller or lender may give a credit for it if the contract says so.',
  'L’emprunteur le paie : c’est un coût du prêt. Un vendeur ou un prêteur peut en créditer une part si le contrat le prévoit.',
  'Lo paga quien pide el préstamo: es un costo del préstamo. El vendedor o el prestamista puede dar un crédito si el contrato lo dice.',
);
const owners = row(
  'Each owner pays it; in the month of the sale buyer and seller divide it by days.',
  'Chaque propriétaire la paie; le mois de la vente, acheteur et vendeur la partagent au prorata des jours.',
  'La paga cada dueño; el mes de la venta, comprador y vendedor la dividen por días.',
);
const contract = row(
  'The contract says who pays it. By custom it differs from place to place, and it can be negotiated.',
  'Le contrat dit qui paie. La coutume varie d’un lieu à l’autre, et cela se négocie.',
  'El contrato dice quién lo paga. La costumbre cambia según el lugar y se puede negociar.',
);

/** Who pays, by the id of the entry. Other entries get no such sentence. */
export const whoPays: Readonly<Record<string, InLanguages>> = {
  appraisal: row(
    'The lender orders it and the buyer usually pays for it, before closing or at it; in Canada the lender sometimes pays. It is not the home inspection.',
    'Le prêteur la commande et l’acheteur la paie d’habitude, avant ou à la clôture; au Canada le prêteur la paie parfois. Ce n’est pas l’inspection.',
    'Lo pide el prestamista y casi siempre lo paga el comprador, antes del cierre o en él; en Canadá a veces lo paga el prestamista. No es lo mismo que la inspección.',
  ),
  inspection,
  commission: agents,
  realtor: agents,
  escrow: row(
    'The fee of the escrow or settlement agent is often split between buyer and seller; the contract decides. What goes into a lender’s escrow account is the borrower’s money.',
    'Les frais de l’agent d’entiercement (escrow) sont souvent partagés entre acheteur et vendeur; le contrat décide. Le compte d’entiercement du prêteur contient l’argent de l’emprunteur.',
    'La tarifa del agente de escrow suele dividirse entre comprador y vendedor; decide el contrato. Lo que entra en la cuenta escrow del prestamista es dinero del dueño de la casa.',
  ),
  'land-survey': row(
    'Usually the side that asks for it: the buyer, or the lender at the buyer’s cost.',
    'D’habitude la partie qui le demande : l’acheteur, ou le prêteur aux frais de l’acheteur.',
    'Casi siempre quien lo pide: el comprador, o el prestamista a cuenta del comprador.',
  ),
  'notary-fees': row(
    'In Québec the buyer usually pays the notary; the seller pays for the release of an old mortgage.',
    'Au Québec, l’acheteur paie d’habitude le notaire; le vendeur paie la quittance de son ancienne hypothèque.',
    'En Quebec casi siempre paga el comprador; el vendedor paga la cancelación de su hipoteca anterior.',
  ),
  'home-warranty': contract,
  'status-certificate': contract,
  estoppel: contract,
  buydown: contract,
  pmi: lender,
  mip: lender,
  cmhc: lender,
  points: lender,
  'homeowners-insurance': row(
    'The buyer takes it out and pays it, from the day of closing on.',
    'L’acheteur la souscrit et la paie, dès le jour de la clôture.',
    'La contrata y la paga el comprador, desde el día del cierre.',
  ),
  'property-tax': owners,
  hoa: owners,
  'condo-fees': owners,
  'special-assessment': row(
    'The owner on the due date pays it, unless the contract says that the seller pays what was decided before the sale.',
    'Le propriétaire à l’échéance la paie, sauf si le contrat met à la charge du vendeur ce qui a été décidé avant la vente.',
    'La paga quien es dueño en la fecha de pago, salvo que el contrato diga que el vendedor paga lo decidido antes de la venta.',
  ),
  'earnest-money': row(
    'The buyer pays it; it counts toward the down payment and closing costs.',
    'L’acheteur le verse; il compte dans la mise de fonds et les frais.',
    'Lo paga el comprador; cuenta para el enganche y los gastos de cierre.',
  ),
};
