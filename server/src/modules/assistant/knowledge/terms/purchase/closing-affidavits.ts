import type { Entry } from '../../entry.ts';

/** Sworn statements and notices that a seller or a buyer signs before closing. */
export const affidavitTerms: readonly Entry[] = [
  {
    id: 't-47',
    names:
      't-47|t 47|t47|t-47.1|t 47.1|t47.1|t-47 affidavit|t 47 affidavit|t47 affidavit|t 47.1 declaration|residential real property affidavit|survey affidavit|declaracion t 47|declaration t 47',
    says: {
      en: 'The T-47 is a Texas affidavit of the seller about an existing survey: it says whether anything changed since the survey was made, such as a fence, an addition, a pool or a driveway. With it the title company and the lender can accept the old survey, which saves the cost of a new one. The T-47 is sworn before a notary; the T-47.1 is a declaration that serves in its place. If the seller does not give survey and form in the days of the contract, the buyer gets a new survey at the seller’s expense.',
      fr: 'Le T-47 est une déclaration sous serment du vendeur au Texas sur un levé (plan) existant : elle dit si quelque chose a changé depuis, comme une clôture, un agrandissement, une piscine ou une entrée. Avec elle, la société de titres et le prêteur peuvent accepter l’ancien levé. Le T-47 se fait devant notaire; le T-47.1 est une déclaration qui le remplace. Si le vendeur ne les remet pas à temps, l’acheteur fait faire un nouveau levé aux frais du vendeur.',
      es: 'El T-47 es una declaración jurada del vendedor en Texas sobre un plano de agrimensor (survey) que ya existe: dice si algo cambió desde entonces, como una cerca, una ampliación, una alberca o una entrada. Con ella la compañía de títulos y el prestamista pueden aceptar el plano viejo y se ahorra uno nuevo. El T-47 se jura ante notario; el T-47.1 es una declaración que sirve en su lugar. Si el vendedor no los entrega en los días del contrato, el comprador pide un plano nuevo a costa del vendedor.',
    },
    source:
      'Texas Department of Insurance, Forms T-47 and T-47.1; Texas Real Estate Commission, residential contract, paragraph 6',
    country: 'US',
  },
  {
    id: 'owner-affidavit',
    names:
      "owner* affidavit|owners' affidavit|owner's affidavit|seller* affidavit|seller's affidavit|affidavit of title|title affidavit|no lien affidavit|closing affidavit*|affidavit at closing|affidavit*|declaracion jurada|declaration sous serment",
    says: {
      en: 'An affidavit is a statement that somebody swears before a notary. At closing the owner’s affidavit (affidavit of title) is the seller’s: that they own the home, that no unpaid work, lien, judgment or bankruptcy touches it beyond those listed, that no one else has a right to live there, and whether they are a foreign person (FIRPTA). The title company relies on it, and a false one makes the seller liable. A buyer signs own ones, such as that they will live in the home or are the person with that name.',
      fr: 'Une déclaration sous serment (« affidavit ») se fait devant un notaire ou un commissaire. À la clôture aux États-Unis, celle du propriétaire dit qu’il possède la maison, qu’aucun travail impayé, privilège, jugement ou faillite ne la touche, que personne d’autre n’a le droit d’y habiter, et s’il est étranger (FIRPTA). La société de titres s’y fie. L’acheteur en signe aussi, par exemple sur l’occupation.',
      es: 'Un affidavit es una declaración que alguien jura ante notario. Al cierre, la del dueño (affidavit of title) dice que la casa es suya, que no hay trabajos sin pagar, gravámenes, juicios ni quiebra fuera de los listados, que nadie más tiene derecho a vivir ahí y si es extranjero (FIRPTA). La compañía de títulos se basa en ella, y si es falsa el vendedor responde. El comprador firma las suyas, por ejemplo que vivirá en la casa.',
    },
    source: 'American Land Title Association, closing documents; 26 U.S.C. § 1445',
  },
  {
    id: 'binsr',
    names: 'binsr|binzer|buyer* inspection notice|inspection notice and seller* response',
    says: {
      en: 'The BINSR (Buyer’s Inspection Notice and Seller’s Response) is Arizona’s form for what an inspection found. Within the inspection period, 10 days unless the contract says otherwise, the buyer accepts the home, cancels, or lists in one notice what the seller should correct or address. The seller has 5 days to answer, and if the seller does not agree to all, the buyer has 5 days to cancel.',
      fr: 'Le BINSR (Buyer’s Inspection Notice and Seller’s Response) est le formulaire de l’Arizona après l’inspection. Pendant la période d’inspection, 10 jours sauf autre durée, l’acheteur accepte la maison, annule, ou liste dans un seul avis ce que le vendeur devrait corriger. Le vendeur a 5 jours pour répondre; s’il n’accepte pas tout, l’acheteur a 5 jours pour annuler.',
      es: 'El BINSR (Buyer’s Inspection Notice and Seller’s Response) es el formulario de Arizona para lo que salió en la inspección. Dentro del periodo de inspección, 10 días salvo otra cosa en el contrato, el comprador acepta la casa, cancela, o lista en un solo aviso lo que el vendedor debe corregir. El vendedor tiene 5 días para responder; si no acepta todo, el comprador tiene 5 días para cancelar.',
    },
    source: 'Arizona REALTORS®, Residential Resale Real Estate Purchase Contract, section 6, and BINSR of October 2022',
    country: 'US',
  },
];
