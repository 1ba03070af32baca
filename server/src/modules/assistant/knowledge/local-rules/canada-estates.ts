/** The rules of the provinces: probate fees, homes without a will and the consent of a spouse in the provinces. */
import { type Rule, type Rules, rule, topic } from './rule.ts';

/** Computes a fee with a rate for each started thousand dollars above a limit. */
const above =
  (limit: number, rate: number, base = 0) =>
  (value: number) =>
    Math.round((base + Math.ceil(Math.max(0, value - limit) / 1_000) * rate) * 100) / 100;

/** Computes a fixed fee by steps of the value. */
const steps =
  (...rows: readonly (readonly [upTo: number, fee: number])[]) =>
  (value: number) =>
    rows.find(([upTo]) => value <= upTo)![1];

const albertaSteps = steps(
  [10_000, 35],
  [25_000, 135],
  [125_000, 275],
  [250_000, 400],
  [Number.POSITIVE_INFINITY, 525],
);
const novaScotia = steps([10_000, 85.6], [25_000, 215.2], [50_000, 358.15], [100_000, 1_002.65]);
const islandSteps = steps([10_000, 50], [25_000, 100], [50_000, 200], [100_000, 400]);
const bc = (value: number): number =>
  value <= 25_000 ? 0 : 200 + above(25_000, 6)(Math.min(value, 50_000)) + above(50_000, 14)(value);

export const probateFees: Rules = {
  entry: topic(
    'probate-fees-canada',
    'probate fees in canada|probate tax in canada',
    'Provincial probate fee acts',
    'Probate fees in Canada depend on the province and the value of the estate: about 1.5% in Ontario, 1.4% in British Columbia, 1.7% in Nova Scotia, 0.7% in Saskatchewan, 0.6% in Newfoundland and Labrador, 0.5% in New Brunswick, 0.4% in Prince Edward Island, at most $525 in Alberta, none in Manitoba, and only court or notary fees in Québec. A home held in joint tenancy passes outside it. With the value of the estate I compute the fee.',
    'Les frais d’homologation au Canada dépendent de la province et de la valeur de la succession : environ 1,5 % en Ontario, 1,4 % en Colombie-Britannique, 1,7 % en Nouvelle-Écosse, 0,7 % en Saskatchewan, 0,6 % à Terre-Neuve-et-Labrador, 0,5 % au Nouveau-Brunswick, 0,4 % à l’Île-du-Prince-Édouard, au plus 525 $ en Alberta, rien au Manitoba, et seulement des frais de greffe ou de notaire au Québec. Avec la valeur de la succession, je calcule les frais.',
    'En Canadá los gastos de sucesión (probate) dependen de la provincia y del valor: cerca de 1.5% en Ontario, 1.4% en Columbia Británica, 1.7% en Nueva Escocia, 0.7% en Saskatchewan, 0.6% en Terranova y Labrador, 0.5% en Nuevo Brunswick, 0.4% en la Isla del Príncipe Eduardo, $525 como máximo en Alberta, nada en Manitoba y solo gastos de corte o notario en Quebec. Con el valor de la sucesión calculo los gastos.',
  ),
  rows: {
    ON: rule(
      'Estate Administration Tax Act, 1998 (Ontario)',
      'In Ontario the estate administration tax (probate) is nothing on the first $50,000 and $15 for each $1,000 or part above it. A mortgage on real estate is taken off its value; a home in joint tenancy with right of survivorship passes outside the estate. It is paid when the will goes to the Superior Court, and an information return is due to the Ministry of Finance within 180 days.',
      'En Ontario, l’impôt sur l’administration des successions est nul sur les premiers 50 000 $ et de 15 $ par tranche de 1 000 $ au-delà. Une hypothèque sur l’immeuble se déduit; une maison en copropriété avec droit de survie passe hors de la succession. Il se paie au dépôt à la Cour supérieure, et une déclaration est due au ministère des Finances dans les 180 jours.',
      'En Ontario el impuesto de sucesión (estate administration tax) es nada sobre los primeros $50,000 y $15 por cada $1,000 o parte por encima. La hipoteca del inmueble se resta; una casa en joint tenancy pasa fuera de la sucesión. Se paga al presentar el testamento en la Superior Court, y se declara al Ministry of Finance en 180 días.',
      above(50_000, 15),
    ),
    BC: rule(
      'Probate Fee Act (British Columbia); Supreme Court Civil Rules, Appendix C',
      'In British Columbia probate costs nothing up to $25,000, $6 for each $1,000 or part from $25,000 to $50,000 and $14 for each above $50,000, plus a court filing fee of $200. A mortgage on the home lowers its value for the fee; other debts don’t. A home in joint tenancy passes outside it.',
      'En Colombie-Britannique, l’homologation ne coûte rien jusqu’à 25 000 $, 6 $ par tranche de 1 000 $ de 25 000 à 50 000 $ et 14 $ par tranche au-delà, plus 200 $ de frais de greffe. Une maison en copropriété avec droit de survie (joint tenancy) passe hors de la succession.',
      'En Columbia Británica no cuesta nada hasta $25,000, $6 por cada $1,000 o parte de $25,000 a $50,000 y $14 por cada uno por encima, más $200 de presentación. Una casa en joint tenancy pasa fuera.',
      bc,
    ),
    AB: rule(
      'Surrogate Rules (Alberta), Schedule 2',
      'In Alberta the court fee for probate is fixed by steps and at most $525, for estates above $250,000 ($400 from $125,000, $275 from $25,000, $135 from $10,000, else $35). A lawyer’s fee is separate. A home in joint tenancy passes outside it.',
      'En Alberta, les frais de cour sont fixés par tranches, au plus 525 $ au-delà de 250 000 $ (400 $ dès 125 000 $, 275 $ dès 25 000 $, 135 $ dès 10 000 $, sinon 35 $). Les honoraires d’avocat s’ajoutent.',
      'En Alberta la tarifa de la corte va por tramos y es $525 como máximo, por encima de $250,000 ($400 desde $125,000, $275 desde $25,000, $135 desde $10,000, si no $35). El abogado se paga aparte.',
      albertaSteps,
    ),
    SK: rule(
      'The Administration of Estates Act (Saskatchewan)',
      'In Saskatchewan probate costs $7 for each $1,000 of the estate, plus a filing fee. A home in joint tenancy passes outside it.',
      'En Saskatchewan, l’homologation coûte 7 $ par 1 000 $ de la succession, plus des frais de dépôt.',
      'En Saskatchewan cuesta $7 por cada $1,000 de la sucesión, más la presentación.',
      above(0, 7),
    ),
    MB: rule(
      'Law Fees and Probate Charge Act (Manitoba), as amended in 2020',
      'Manitoba has had no probate charge since November 6, 2020. The court still issues the grant, and a lawyer’s fee applies.',
      'Le Manitoba n’a plus de frais d’homologation depuis le 6 novembre 2020. La cour délivre encore les lettres, et les honoraires d’avocat s’ajoutent.',
      'Manitoba no cobra gastos de sucesión desde el 6 de noviembre de 2020. La corte aún da el documento y el abogado se paga aparte.',
    ),
    NS: rule(
      'Probate Act (Nova Scotia), s. 87; Costs and Fees Act',
      'In Nova Scotia the probate tax is $1,002.65 for the first $100,000 and $16.95 for each $1,000 or part above it; below $100,000 it goes by steps from $85.60.',
      'En Nouvelle-Écosse, la taxe d’homologation est de 1 002,65 $ pour les premiers 100 000 $ et de 16,95 $ par tranche de 1 000 $ au-delà; sous 100 000 $, elle va par tranches dès 85,60 $.',
      'En Nueva Escocia el impuesto es de $1,002.65 por los primeros $100,000 y $16.95 por cada $1,000 o parte por encima; debajo va por tramos desde $85.60.',
      (value) => (value <= 100_000 ? novaScotia(value) : above(100_000, 16.95, 1_002.65)(value)),
    ),
    NB: rule(
      'Probate Court Act (New Brunswick), fees',
      'In New Brunswick probate costs $5 for each $1,000 of the estate ($100 for the first $20,000).',
      'Au Nouveau-Brunswick, l’homologation coûte 5 $ par 1 000 $ de la succession (100 $ pour les premiers 20 000 $).',
      'En Nuevo Brunswick cuesta $5 por cada $1,000 de la sucesión ($100 por los primeros $20,000).',
      (value) => (value > 20_000 ? above(20_000, 5, 100)(value) : Math.ceil(value / 5_000) * 25),
    ),
    NL: rule(
      'Services Charges Act (Newfoundland and Labrador)',
      'In Newfoundland and Labrador probate costs $60 for the first $1,000 and $6 for each further $1,000, plus a court fee for the order.',
      'À Terre-Neuve-et-Labrador, l’homologation coûte 60 $ pour les premiers 1 000 $ et 6 $ par 1 000 $ de plus, plus des frais de cour.',
      'En Terranova y Labrador cuesta $60 por los primeros $1,000 y $6 por cada $1,000 más, más una tarifa de la corte.',
      above(1_000, 6, 60),
    ),
    PE: rule(
      'Probate Act (Prince Edward Island), fees',
      'In Prince Edward Island probate costs $400 for the first $100,000 and $4 for each $1,000 above it; less by steps below.',
      'À l’Île-du-Prince-Édouard, l’homologation coûte 400 $ pour les premiers 100 000 $ et 4 $ par 1 000 $ au-delà; moins par tranches en dessous.',
      'En la Isla del Príncipe Eduardo cuesta $400 por los primeros $100,000 y $4 por cada $1,000 por encima; menos por tramos debajo.',
      (value) => (value <= 100_000 ? islandSteps(value) : above(100_000, 4, 400)(value)),
    ),
    QC: rule(
      'Civil Code of Québec, arts. 772–775; Code of Civil Procedure; Tariff of judicial fees',
      'Québec has no probate tax on the value of an estate. A notarial will needs no probate at all. A handwritten will or one before witnesses must be verified by the court or a notary: a court fee of some hundreds of dollars plus the professional’s fee. The notary then registers the declaration of transmission for the home.',
      'Le Québec n’a pas de taxe d’homologation sur la valeur de la succession. Un testament notarié n’a besoin d’aucune vérification. Un testament olographe ou devant témoins doit être vérifié par le tribunal ou un notaire : des frais de quelques centaines de dollars, plus les honoraires. Le notaire publie ensuite la déclaration de transmission de l’immeuble.',
      'Quebec no tiene impuesto de sucesión sobre el valor. Un testamento notarial no necesita verificación. Uno escrito a mano o ante testigos debe verificarlo la corte o un notario: unos cientos de dólares más los honorarios. Después el notario registra la declaración de transmisión de la casa.',
    ),
  },
  figure: {
    en: (value, fee) => `On an estate of ${value} that is ${fee}.`,
    fr: (value, fee) => `Sur une succession de ${value}, cela fait ${fee}.`,
    es: (value, fee) => `Sobre una sucesión de ${value} son ${fee}.`,
  },
  amounts: [5_000, 1e9],
};

/** The heirs where there is no spouse, in all provinces but Québec. */
const others = [
  'Without a spouse the children get everything; without either the parents, then brothers and sisters.',
  'Sans époux, les enfants reçoivent tout; sans l’un ni l’autre, les parents, puis les frères et sœurs.',
  'Sin cónyuge los hijos reciben todo; sin ninguno, los padres y después los hermanos.',
] as const;

/** Writes the rule of a province with those who inherit without a spouse. */
const withOthers = (source: string, en: string, fr: string, es: string): Rule =>
  rule(source, `${en} ${others[0]}`, `${fr} ${others[1]}`, `${es} ${others[2]}`);

export const noWill: Rules = {
  entry: topic(
    'no-will-canada',
    'dying without a will in canada',
    'Provincial succession acts; Civil Code of Québec, arts. 653–684',
    'Without a will in Canada the law of the province divides the estate: a married spouse first gets an amount (for example $350,000 in Ontario, $300,000 in British Columbia) and shares the rest with the children; in Québec a spouse gets one third and the children two thirds. An unmarried partner inherits in some provinces and not in others. A home in joint tenancy goes to the survivor anyway. Somebody asks the court to be appointed, then the home can be sold.',
    'Sans testament, la loi de la province partage la succession : un époux marié reçoit d’abord un montant (350 000 $ en Ontario, 300 000 $ en Colombie-Britannique) et partage le reste avec les enfants; au Québec, l’époux reçoit un tiers et les enfants deux tiers. Un conjoint de fait hérite dans certaines provinces seulement. Une maison avec droit de survie va au survivant.',
    'Sin testamento la ley de la provincia reparte: el cónyuge casado recibe primero un monto ($350,000 en Ontario, $300,000 en Columbia Británica) y comparte el resto con los hijos; en Quebec el cónyuge recibe un tercio y los hijos dos tercios. La pareja sin casar hereda solo en algunas provincias. Una casa en joint tenancy va al sobreviviente.',
  ),
  rows: {
    ON: withOthers(
      'Succession Law Reform Act (Ontario), ss. 44–49; Family Law Act, ss. 5–6 and 26',
      'In Ontario a married spouse gets the first $350,000 (deaths since March 1, 2021), then half of the rest with one child or a third with more; without children everything. Instead the spouse may choose equalization within 6 months, and may stay in the matrimonial home for 60 days. A common-law partner inherits nothing by this law and can only claim support. Somebody applies to the Superior Court to be estate trustee; then the home can be sold or passed on. A home in joint tenancy goes to the survivor.',
      'En Ontario, l’époux marié reçoit les premiers 350 000 $ (décès depuis le 1er mars 2021), puis la moitié du reste avec un enfant ou un tiers avec plusieurs; sans enfant, tout. Il peut plutôt choisir l’égalisation dans les 6 mois et rester 60 jours dans le foyer conjugal. Un conjoint de fait n’hérite de rien et ne peut demander que des aliments. Il faut se faire nommer fiduciaire de la succession par la Cour supérieure. Une maison avec droit de survie va au survivant.',
      'En Ontario el cónyuge casado recibe los primeros $350,000 (muertes desde el 1 de marzo de 2021), después la mitad del resto con un hijo o un tercio con más; sin hijos, todo. Puede elegir en cambio la igualación en 6 meses y quedarse 60 días en la casa. La pareja sin casar no hereda nada por esta ley. Alguien pide a la Superior Court ser administrador; después la casa se vende o se traspasa. Una casa en joint tenancy va al sobreviviente.',
    ),
    QC: rule(
      'Civil Code of Québec, arts. 653–684 and 521.19–521.48',
      'In Québec without a will a married or civil-union spouse gets one third and the children two thirds, after the family patrimony is divided; without children the spouse gets two thirds and the parents one third. A de facto partner inherits nothing, except the partner in a parental union (parents of a child born or adopted after June 29, 2025). Without a spouse who inherits the children get everything; without children, parents and siblings. All heirs together name a liquidator, a notary finds the heirs and registers the home in their names, and the home can then be sold.',
      'Au Québec, sans testament, l’époux marié ou uni civilement reçoit un tiers et les enfants deux tiers, après le partage du patrimoine familial; sans enfant, l’époux a deux tiers et les parents un tiers. Un conjoint de fait n’hérite de rien, sauf en union parentale (parents d’un enfant né ou adopté après le 29 juin 2025). Sans époux qui hérite, les enfants reçoivent tout; sans enfant, les parents et les frères et sœurs. Les héritiers nomment un liquidateur, un notaire établit les héritiers et publie la transmission de la maison, qui peut alors être vendue.',
      'En Quebec sin testamento el cónyuge casado o en unión civil recibe un tercio y los hijos dos tercios, tras partir el patrimonio familiar; sin hijos, el cónyuge dos tercios y los padres un tercio. La pareja de hecho no hereda, salvo en unión parental (padres de un hijo nacido o adoptado después del 29 de junio de 2025). Sin cónyuge que herede, los hijos reciben todo; sin hijos, padres y hermanos. Los herederos nombran un liquidador y un notario registra la casa, que después puede venderse.',
    ),
    BC: withOthers(
      'Wills, Estates and Succession Act (British Columbia), ss. 20–35',
      'In British Columbia a spouse, also an unmarried one after two years, gets the first $300,000 if all children are of both, else $150,000, then half of the rest; the children share the other half. The spouse has 180 days after the grant to acquire the home they lived in as part of the share. Somebody applies to the Supreme Court for a grant of administration before the home can be sold.',
      'En Colombie-Britannique, le conjoint, marié ou après deux ans de vie commune, reçoit les premiers 300 000 $ si tous les enfants sont communs, sinon 150 000 $, puis la moitié du reste; les enfants ont l’autre moitié. Il a 180 jours pour acquérir la maison où il habitait. Il faut un « grant of administration » de la Cour suprême avant de vendre.',
      'En Columbia Británica el cónyuge, también sin casar tras dos años, recibe los primeros $300,000 si todos los hijos son de ambos, si no $150,000, y después la mitad del resto; los hijos la otra mitad. Tiene 180 días para adquirir la casa donde vivían. Antes de vender, alguien pide a la Supreme Court el grant of administration.',
    ),
    AB: withOthers(
      'Wills and Succession Act (Alberta), ss. 58–70 and 75',
      'In Alberta the spouse or adult interdependent partner gets everything if all children are of both; otherwise half of the estate or $150,000, whichever is more, and the children the rest. The spouse or partner may stay in the family home for 90 days. Somebody applies to the Court of King’s Bench for a grant of administration before the home is sold.',
      'En Alberta, l’époux ou partenaire interdépendant reçoit tout si tous les enfants sont communs; sinon la moitié ou 150 000 $, selon le plus élevé, et les enfants le reste. Il peut rester 90 jours dans la maison. Il faut une nomination par la Cour du Banc du Roi avant de vendre.',
      'En Alberta el cónyuge o pareja interdependiente recibe todo si todos los hijos son de ambos; si no, la mitad o $150,000, lo que sea mayor, y los hijos el resto. Puede quedarse 90 días en la casa. Antes de vender hace falta el nombramiento de la Court of King’s Bench.',
    ),
    NB: withOthers(
      'Devolution of Estates Act (New Brunswick)',
      'In New Brunswick the married spouse gets the marital property, the home among it, and shares the rest: half with one child, a third with more. A common-law partner does not inherit by this law.',
      'Au Nouveau-Brunswick, l’époux marié reçoit les biens matrimoniaux, dont la maison, et partage le reste : la moitié avec un enfant, un tiers avec plusieurs. Un conjoint de fait n’hérite pas.',
      'En Nuevo Brunswick el cónyuge casado recibe los bienes matrimoniales, con la casa, y comparte el resto: la mitad con un hijo, un tercio con más. La pareja sin casar no hereda.',
    ),
    NS: withOthers(
      'Intestate Succession Act (Nova Scotia), s. 4',
      'In Nova Scotia the spouse gets the first $50,000 or may take the home instead, then half of the rest with one child or a third with more.',
      'En Nouvelle-Écosse, l’époux reçoit les premiers 50 000 $ ou peut prendre la maison à la place, puis la moitié du reste avec un enfant ou un tiers avec plusieurs.',
      'En Nueva Escocia el cónyuge recibe los primeros $50,000 o puede tomar la casa, y después la mitad del resto con un hijo o un tercio con más.',
    ),
  },
};

export const spouseConsent: Rules = {
  entry: 'matrimonial-home',
  rows: {
    ON: rule(
      'Family Law Act (Ontario), ss. 15–28',
      'In Ontario neither married spouse may sell or mortgage the matrimonial home without the other’s written consent, even if only one is on title; a sale without it can be set aside by the court. It holds until divorce, a separation agreement that releases it or a court order, also when one has moved out. Common-law partners have no such right by this Act. Both sign, or the lawyer asks for a release or an order.',
      'En Ontario, aucun des époux mariés ne peut vendre ou hypothéquer le foyer conjugal sans le consentement écrit de l’autre, même si un seul est au titre; le tribunal peut annuler une vente faite sans lui. Cela vaut jusqu’au divorce, à une entente de séparation qui y renonce ou à une ordonnance, même si l’un est parti. Les conjoints de fait n’ont pas ce droit.',
      'En Ontario ningún cónyuge casado puede vender o hipotecar el hogar conyugal sin el consentimiento escrito del otro, aunque solo uno esté en el título; la corte puede anular la venta. Vale hasta el divorcio, un acuerdo de separación que lo libere o una orden, también si uno se fue. Las parejas sin casar no tienen este derecho.',
    ),
    QC: rule(
      'Civil Code of Québec, arts. 401–415; parental union, arts. 521.19 and following',
      'In Québec a married or civil-union spouse who alone owns a building of fewer than five dwellings with the family residence may not sell, mortgage or rent it without the other’s written consent, if a declaration of family residence is registered against it (in larger buildings only the dwelling part is protected). In practice the notary always asks both. The value of the family residence is divided as family patrimony at divorce or death. De facto partners are outside it, except a parental union since June 30, 2025, which protects the family residence too.',
      'Au Québec, l’époux ou conjoint uni civilement, seul propriétaire d’un immeuble de moins de cinq logements qui sert de résidence familiale, ne peut le vendre, l’hypothéquer ni le louer sans le consentement écrit de l’autre, si une déclaration de résidence familiale est publiée. En pratique, le notaire fait intervenir les deux. La valeur de la résidence familiale se partage dans le patrimoine familial au divorce ou au décès. Les conjoints de fait en sont exclus, sauf en union parentale depuis le 30 juin 2025, qui protège aussi la résidence familiale.',
      'En Quebec el cónyuge (casado o en unión civil) que es único dueño de un edificio de menos de cinco viviendas con la residencia familiar no puede venderlo, hipotecarlo ni rentarlo sin consentimiento escrito del otro, si hay una declaración de residencia familiar publicada. En la práctica el notario llama a ambos. Su valor se reparte como patrimonio familiar. Las parejas de hecho quedan fuera, salvo la unión parental desde el 30 de junio de 2025.',
    ),
    AB: rule(
      'Dower Act (Alberta), ss. 2–11',
      'In Alberta the Dower Act gives a married spouse who isn’t on title a say in the homestead, a home in which the owner has lived since the marriage: a sale, mortgage or long lease needs that spouse’s written consent, with an acknowledgment signed before a lawyer or commissioner for oaths apart from the owner. It holds until divorce, a registered release or a court order, also when the spouse has moved out. A sale without it can cost damages of half the price. Unmarried partners have no dower right.',
      'En Alberta, le Dower Act donne à l’époux marié qui n’est pas au titre un droit sur le « homestead », la maison où le propriétaire a habité depuis le mariage : vendre, hypothéquer ou louer à long terme exige son consentement écrit, avec une reconnaissance signée devant un avocat ou commissaire à l’assermentation, hors de la présence du propriétaire. Il vaut jusqu’au divorce, une renonciation enregistrée ou une ordonnance, même s’il est parti. Sans lui, les dommages peuvent atteindre la moitié du prix. Les conjoints de fait n’ont pas ce droit.',
      'En Alberta la Dower Act da al cónyuge casado que no está en el título un derecho sobre el homestead, la casa donde el dueño ha vivido desde el matrimonio: vender, hipotecar o rentar a largo plazo exige su consentimiento escrito ante un abogado o comisionado, aparte del dueño. Vale hasta el divorcio, una renuncia registrada o una orden, aunque se haya ido. Sin él, los daños pueden ser la mitad del precio. Las parejas sin casar no lo tienen.',
    ),
    BC: rule(
      'Land (Spouse Protection) Act and Family Law Act (British Columbia), ss. 81–99',
      'In British Columbia an owner who alone is on title may sell without the spouse’s consent, unless the spouse has registered an entry under the Land (Spouse Protection) Act, a claim (certificate of pending litigation) or a family-law order. Spouses, also unmarried ones after two years, usually share the rise in value of family property equally, so agree or ask a lawyer first.',
      'En Colombie-Britannique, le propriétaire seul au titre peut vendre sans le consentement du conjoint, sauf si celui-ci a inscrit un avis selon le Land (Spouse Protection) Act, une réclamation ou une ordonnance. Les conjoints, même non mariés après deux ans, partagent d’habitude également la plus-value : entendez-vous ou consultez un avocat.',
      'En Columbia Británica quien está solo en el título puede vender sin consentimiento, salvo que el cónyuge haya registrado una inscripción según la Land (Spouse Protection) Act, un reclamo o una orden. Los cónyuges, también sin casar tras dos años, suelen compartir por igual el aumento de valor: consulte a un abogado.',
    ),
    SK: rule(
      'The Homesteads Act, 1989 (Saskatchewan)',
      'In Saskatchewan the Homesteads Act, 1989 requires the written consent of the spouse who isn’t on title, with a certificate of acknowledgment signed apart from the owner, to sell or mortgage the homestead; it covers married spouses and partners of two years.',
      'En Saskatchewan, le Homesteads Act, 1989 exige le consentement écrit du conjoint qui n’est pas au titre, avec une attestation signée à part, pour vendre ou hypothéquer; il vise les époux et les conjoints de deux ans.',
      'En Saskatchewan la Homesteads Act, 1989 exige el consentimiento escrito del cónyuge que no está en el título, firmado aparte, para vender o hipotecar; cubre a casados y parejas de dos años.',
    ),
    MB: rule(
      'The Homesteads Act (Manitoba)',
      'In Manitoba the Homesteads Act requires the written consent of a spouse or common-law partner with homestead rights to sell or mortgage the home, signed apart from the owner, unless the rights were released or ended by a court.',
      'Au Manitoba, la Loi sur la propriété familiale exige le consentement écrit de l’époux ou conjoint de fait qui y a droit pour vendre ou hypothéquer, signé hors de la présence du propriétaire, sauf renonciation ou ordonnance.',
      'En Manitoba la Homesteads Act exige el consentimiento escrito del cónyuge o pareja con derecho para vender o hipotecar, firmado aparte, salvo renuncia u orden.',
    ),
    NS: rule(
      'Matrimonial Property Act (Nova Scotia), ss. 6–11',
      'In Nova Scotia neither married spouse may sell or mortgage the matrimonial home without the other’s consent or a court order, even if only one is on title; the deed carries an affidavit of status.',
      'En Nouvelle-Écosse, aucun époux marié ne peut vendre ou hypothéquer le foyer conjugal sans l’accord de l’autre ou une ordonnance, quel que soit le titre.',
      'En Nueva Escocia ningún cónyuge casado puede vender o hipotecar el hogar sin el consentimiento del otro o una orden, esté quien esté en el título.',
    ),
    NB: rule(
      'Marital Property Act (New Brunswick), ss. 16–21',
      'In New Brunswick neither married spouse may sell or mortgage the marital home without the other’s consent or a court order, even if only one is on title.',
      'Au Nouveau-Brunswick, aucun époux marié ne peut vendre ou hypothéquer le foyer matrimonial sans l’accord de l’autre ou une ordonnance, quel que soit le titre.',
      'En Nuevo Brunswick ningún cónyuge casado puede vender o hipotecar el hogar sin el consentimiento del otro o una orden.',
    ),
    NL: rule(
      'Family Law Act (Newfoundland and Labrador), Part I',
      'In Newfoundland and Labrador married spouses own the matrimonial home in equal shares by law, even if only one is on title, so both sign a sale or a mortgage.',
      'À Terre-Neuve-et-Labrador, les époux mariés possèdent le foyer conjugal à parts égales par la loi, quel que soit le titre : les deux signent.',
      'En Terranova y Labrador los cónyuges casados son dueños del hogar por partes iguales por ley, así que ambos firman.',
    ),
    PE: rule(
      'Family Law Act (Prince Edward Island), Part II',
      'In Prince Edward Island neither married spouse may sell or mortgage the family home without the other’s consent or a court order, even if only one is on title.',
      'À l’Île-du-Prince-Édouard, aucun époux marié ne peut vendre ou hypothéquer le foyer familial sans l’accord de l’autre ou une ordonnance.',
      'En la Isla del Príncipe Eduardo ningún cónyuge casado puede vender o hipotecar el hogar sin el consentimiento del otro o una orden.',
    ),
  },
};
