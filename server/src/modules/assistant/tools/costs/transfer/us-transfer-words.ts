import type { InLanguages } from '../../../reading/language.ts';

interface UsTransferWords {
  /** A local rate that most places of a state have. */
  usualLocal(percent: string, tax: string, total: string): string;
  virginia(local: string, buyer: string, grantor: string): string;
  noLoan: string;
  /** The taxes of the state and the city, of both sides. */
  together(total: string): string;
  floridaParts(stamps: string, intangible: string): string;
  /** New Jersey's graduated percent fee, which replaced the mansion tax of the buyer. */
  newJersey(tax: string, percent: string, price: string): string;
  noNewJersey: string;
  /** The rule without a price. */
  newJerseyRule: string;
  /** The tax of each step of a graduated rate. */
  steps(list: string): string;
  /** Who owes the tax by the state's law, where a contract changes nothing toward the state. */
  byLaw: Readonly<Record<string, string>>;
  /** What first-time buyers pay, by state. */
  relief: Readonly<Record<string, string>>;
}

export const usTransferWords: InLanguages<UsTransferWords> = {
  en: {
    usualLocal: (percent, tax, total) =>
      `The local tax there is usually ${percent}: with its ${tax} it is about ${total} in all. The county or city can confirm the rate.`,
    virginia: (local, buyer, grantor) =>
      `The buyer pays it, with a local part of a third (${local}): ${buyer} in all. The seller pays the grantor’s tax of ${grantor}; Northern Virginia and Hampton Roads add regional fees.`,
    together: (total) => `The taxes of the state and the city come to ${total} together.`,
    noLoan: 'Without a mortgage there is no tax on a mortgage.',
    floridaParts: (stamps, intangible) =>
      `That is ${stamps} of documentary stamps and ${intangible} of intangible tax.`,
    newJersey: (tax, percent, price) =>
      `The New Jersey mansion tax on ${price} is ${tax} (${percent} of the whole price). Since July 10, 2025 the law makes the seller pay it, no longer the buyer (N.J.S.A. 46:15-7.2, the graduated percent fee). It is part of the total that follows.`,
    noNewJersey:
      'The New Jersey mansion tax applies above $1,000,000, so none is due on this price. Since July 10, 2025 the seller pays it (N.J.S.A. 46:15-7.2).',
    newJerseyRule:
      'The New Jersey mansion tax applies above $1,000,000: 1% of the whole price up to $2,000,000, then 2% up to $2,500,000, 2.5% up to $3,000,000, 3% up to $3,500,000 and 3.5% above. Since July 10, 2025 the law makes the seller pay it, no longer the buyer (N.J.S.A. 46:15-7.2).',
    steps: (list) => `By step of the price that is ${list}.`,
    byLaw: {
      WA: 'In Washington the seller owes it by law (RCW 82.45.080); the closing company usually files and pays it out of the sale.',
    },
    relief: {
      MD: 'That is half the usual state tax: when the buyer is a first-time buyer who will live in the home, the seller pays it and the buyer none of it (Maryland Code, Tax-Property § 13-203).',
      DE: 'Delaware lowers the buyer’s part for first-time buyers up to a price limit, which is not in this figure; the closing attorney confirms it.',
      DC: 'The District lowers the recordation tax to 0.725% for eligible first-time buyers below a price and income limit, which is not in this figure (D.C. Code § 42-1103).',
    },
  },
  fr: {
    usualLocal: (percent, tax, total) =>
      `La taxe locale y est d’habitude de ${percent} : avec ses ${tax}, cela fait environ ${total} en tout. Le comté ou la ville peut confirmer le taux.`,
    virginia: (local, buyer, grantor) =>
      `L’acheteur la paie, avec une part locale d’un tiers (${local}) : ${buyer} en tout. Le vendeur paie la « grantor’s tax » de ${grantor}; le nord de la Virginie et Hampton Roads ajoutent des frais régionaux.`,
    together: (total) => `Les taxes de l’État et de la ville font ${total} ensemble.`,
    noLoan: 'Sans hypothèque, il n’y a pas de taxe sur l’hypothèque.',
    floridaParts: (stamps, intangible) => `Soit ${stamps} de timbres et ${intangible} de taxe sur les intangibles.`,
    newJersey: (tax, percent, price) =>
      `La « mansion tax » du New Jersey sur ${price} est de ${tax} (${percent} du prix entier). Depuis le 10 juillet 2025, la loi la met à la charge du vendeur et non plus de l’acheteur (N.J.S.A. 46:15-7.2, « graduated percent fee »). Elle fait partie du total qui suit.`,
    noNewJersey:
      'La « mansion tax » du New Jersey s’applique au-dessus de 1 000 000 $ : rien n’est dû sur ce prix. Depuis le 10 juillet 2025, le vendeur la paie (N.J.S.A. 46:15-7.2).',
    newJerseyRule:
      'La « mansion tax » du New Jersey s’applique au-dessus de 1 000 000 $ : 1 % du prix entier jusqu’à 2 000 000 $, puis 2 % jusqu’à 2 500 000 $, 2,5 % jusqu’à 3 000 000 $, 3 % jusqu’à 3 500 000 $ et 3,5 % au-delà. Depuis le 10 juillet 2025, la loi la met à la charge du vendeur et non plus de l’acheteur (N.J.S.A. 46:15-7.2).',
    steps: (list) => `Par tranche du prix, cela fait ${list}.`,
    byLaw: {
      WA: 'Au Washington, la loi en fait une dette du vendeur (RCW 82.45.080); la société de clôture la paie d’habitude sur le produit de la vente.',
    },
    relief: {
      MD: 'C’est la moitié de la taxe habituelle de l’État : quand l’acheteur est un premier acheteur qui habitera la maison, le vendeur la paie et l’acheteur rien (Maryland Code, Tax-Property § 13-203).',
      DE: 'Le Delaware réduit la part d’un premier acheteur jusqu’à un prix limite, ce qui n’est pas compté ici; l’avocat de la clôture le confirme.',
      DC: 'Le District abaisse la taxe d’enregistrement à 0,725 % pour les premiers acheteurs admissibles sous une limite de prix et de revenu, ce qui n’est pas compté ici (D.C. Code § 42-1103).',
    },
  },
  es: {
    usualLocal: (percent, tax, total) =>
      `El impuesto local suele ser de ${percent}: con sus ${tax} son unos ${total} en total. El condado o la ciudad puede confirmar la tasa.`,
    virginia: (local, buyer, grantor) =>
      `Lo paga el comprador, con una parte local de un tercio (${local}): ${buyer} en total. El vendedor paga el “grantor’s tax” de ${grantor}; el norte de Virginia y Hampton Roads suman cargos regionales.`,
    together: (total) => `Los impuestos del estado y de la ciudad suman ${total} juntos.`,
    noLoan: 'Sin hipoteca no hay impuesto sobre la hipoteca.',
    floridaParts: (stamps, intangible) => `Son ${stamps} de timbres y ${intangible} de impuesto intangible.`,
    newJersey: (tax, percent, price) =>
      `El “mansion tax” de New Jersey sobre ${price} es de ${tax} (${percent} del precio entero). Desde el 10 de julio de 2025 la ley lo cobra al vendedor y ya no al comprador (N.J.S.A. 46:15-7.2, “graduated percent fee”). Es parte del total que sigue.`,
    noNewJersey:
      'El “mansion tax” de New Jersey se cobra arriba de $1,000,000, así que no se debe sobre este precio. Desde el 10 de julio de 2025 lo paga el vendedor (N.J.S.A. 46:15-7.2).',
    newJerseyRule:
      'El “mansion tax” de New Jersey se cobra arriba de $1,000,000: 1% del precio entero hasta $2,000,000, luego 2% hasta $2,500,000, 2.5% hasta $3,000,000, 3% hasta $3,500,000 y 3.5% arriba de eso. Desde el 10 de julio de 2025 la ley lo cobra al vendedor y ya no al comprador (N.J.S.A. 46:15-7.2).',
    steps: (list) => `Por tramo del precio son ${list}.`,
    byLaw: {
      WA: 'En Washington lo debe por ley el vendedor (RCW 82.45.080); la compañía de cierre suele pagarlo con lo que da la venta.',
    },
    relief: {
      MD: 'Es la mitad del impuesto estatal: si quien compra lo hace por primera vez y vivirá en la casa, lo paga el vendedor y el comprador nada (Maryland Code, Tax-Property § 13-203).',
      DE: 'Delaware baja la parte de quien compra por primera vez hasta un precio límite, lo que no está en esta cifra; el abogado del cierre lo confirma.',
      DC: 'El Distrito baja el impuesto de registro a 0.725% para quien compra por primera vez y cumple un límite de precio e ingreso, lo que no está en esta cifra (D.C. Code § 42-1103).',
    },
  },
};
