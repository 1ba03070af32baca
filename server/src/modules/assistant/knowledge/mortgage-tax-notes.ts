import { type InLanguages, inLanguages } from '../reading/language.ts';

/** What is known of the tax on a mortgage in a state where no figure follows from the loan alone. */
export const mortgageTaxNotes: Readonly<Record<string, { says: InLanguages; source: string }>> = {
  KS: {
    says: inLanguages(
      'Kansas no longer taxes mortgages: its mortgage registration tax was phased out and ended on January 1, 2019. Only recording fees by the page remain.',
      'Le Kansas n’impose plus les hypothèques : sa taxe d’enregistrement a pris fin le 1er janvier 2019. Il ne reste que des frais par page.',
      'Kansas ya no grava las hipotecas: su impuesto de registro terminó el 1 de enero de 2019. Solo quedan cargos por página.',
    ),
    source: 'K.S.A. 79-3102 (2014 Senate Substitute for House Bill 2643)',
  },
  MD: {
    says: inLanguages(
      'In Maryland the recordation tax is charged on the price in the deed, and the mortgage that pays for the same purchase is exempt up to that price, so the loan adds no tax of its own. A later loan or a refinance for a larger amount can be taxed.',
      'Au Maryland, la « recordation tax » porte sur le prix de l’acte, et le prêt qui paie ce même achat en est exempt jusqu’à ce prix : le prêt n’ajoute pas de taxe. Un prêt plus tard, ou un refinancement plus élevé, peut être imposé.',
      'En Maryland el recordation tax se cobra sobre el precio de la escritura, y la hipoteca que paga esa misma compra está exenta hasta ese precio: el préstamo no agrega impuesto. Un préstamo posterior o un refinanciamiento mayor puede pagarlo.',
    ),
    source: 'Maryland Tax-Property Article §§ 12-103, 12-108(i)',
  },
  NY: {
    says: inLanguages(
      'New York State taxes mortgages in every county: a basic 0.5%, an additional 0.25% (0.30% in the New York City commuter district, with the first $10,000 of the loan on a home of one or two families exempt), a special 0.25% that the lender pays on a home of up to six units, and county taxes on top. The total differs by county and is in the state’s instructions for Form MT-15; the county clerk confirms it.',
      'L’État de New York impose les hypothèques dans chaque comté : 0,5 % de base, 0,25 % de plus (0,30 % dans la région métropolitaine, les premiers 10 000 $ d’un prêt sur une maison d’une ou deux familles étant exempts), 0,25 % spécial que le prêteur paie jusqu’à six logements, et les taxes du comté. Le total varie selon le comté : voir les instructions du formulaire MT-15 ou le « county clerk ».',
      'El estado de Nueva York grava las hipotecas en cada condado: 0.5% básico, 0.25% adicional (0.30% en la zona metropolitana, con los primeros $10,000 del préstamo exentos en casas de una o dos familias), 0.25% especial que paga el prestamista hasta seis unidades, y lo que agregue el condado. El total cambia por condado: está en las instrucciones del formulario MT-15 y lo confirma el county clerk.',
    ),
    source: 'New York Tax Law § 253; New York State Department of Taxation and Finance, Form MT-15-I',
  },
};
