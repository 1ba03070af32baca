/** Long because it is a table: transfers of a home within a family and the transfer tax, by place, in three languages. */
import { type Relief, relief } from './relief.ts';

export const familyTransfers: readonly Relief[] = [
  relief(
    'QC',
    ['family'],
    [
      'In Québec no transfer duties are due between spouses (married, in a civil union, or living together for a year), or in a direct line between parents and children or grandparents and grandchildren and their spouses, whether by gift, sale or estate. Between siblings or friends they are due. The city may charge a small special duty (droit supplétif) of at most $200. The notary states the exemption in the deed.',
      'Au Québec, aucun droit de mutation n’est dû entre conjoints (mariés, unis civilement ou vivant ensemble depuis un an), ni en ligne directe entre parents et enfants ou grands-parents et petits-enfants et leurs conjoints, que ce soit par don, vente ou succession. Entre frères et sœurs ou amis, ils sont dus. La ville peut facturer un droit supplétif d’au plus 200 $. Le notaire inscrit l’exonération dans l’acte.',
      'En Quebec no se deben derechos de mutación entre cónyuges (casados, en unión civil o que viven juntos desde hace un año) ni en línea directa entre padres e hijos o abuelos y nietos y sus cónyuges, por donación, venta o herencia. Entre hermanos o amigos sí. La ciudad puede cobrar un derecho especial de hasta $200.',
    ],
    'Act respecting duties on transfers of immovables (Québec, D-15.1), ss. 20, 20.1',
  ),
  relief(
    'ON',
    ['family'],
    [
      'In Ontario the tax is charged on what is paid, and a mortgage that the new owner takes over counts as paid. A gift without a mortgage has no tax; with one, the share of the balance taken over is taxed (half of it for half of the home). Between spouses or former spouses none is due under a written separation agreement or a court order. Toronto’s tax follows the same rule.',
      'En Ontario, les droits portent sur ce qui est payé, et l’hypothèque reprise compte. Un don sans hypothèque n’en paie pas; sinon, la part du solde reprise est imposée (la moitié pour la moitié de la maison). Entre conjoints ou ex-conjoints, rien n’est dû selon un accord de séparation écrit ou une ordonnance. Toronto suit la même règle.',
      'En Ontario el impuesto se cobra sobre lo que se paga, y la hipoteca que asume el nuevo dueño cuenta. Una donación sin hipoteca no paga; si la hay, se grava la parte del saldo asumida (la mitad por la mitad de la casa). Entre cónyuges o excónyuges no se debe con un acuerdo de separación escrito u orden judicial. Toronto sigue la misma regla.',
    ],
    'Land Transfer Tax Act (Ontario), s. 1(1) “value of the consideration”; R.R.O. 1990, Reg. 696',
  ),
  relief(
    'BC',
    ['family'],
    [
      'In British Columbia a principal residence passes between related individuals (spouses, parents, children, grandparents, grandchildren and their spouses) without property transfer tax if the giver or the receiver lived there for the six months before and the receiver is a citizen or permanent resident. A transfer under a separation agreement or court order is exempt too. It is claimed on the return; otherwise the fair market value is taxed, also for a gift.',
      'En Colombie-Britannique, une résidence principale passe entre proches (conjoints, parents, enfants, grands-parents, petits-enfants et leurs conjoints) sans taxe si le donateur ou le bénéficiaire y vivait les six mois d’avant et que le bénéficiaire est citoyen ou résident permanent. Un transfert selon un accord de séparation ou une ordonnance est aussi exempt. Sinon, la valeur marchande est imposée, même pour un don.',
      'En Columbia Británica una residencia principal pasa entre familiares (cónyuges, padres, hijos, abuelos, nietos y sus cónyuges) sin impuesto si quien da o quien recibe vivió ahí los seis meses anteriores y quien recibe es ciudadano o residente permanente. También está exenta por acuerdo de separación u orden judicial. Si no, se grava el valor de mercado, aun en una donación.',
    ],
    'Property Transfer Tax Act (British Columbia), s. 14; Government of British Columbia, family exemptions',
  ),
  relief(
    'FL',
    ['family'],
    [
      'In Florida documentary stamps on a deed are charged on what is paid, and a mortgage on the home counts as paid: a gift of a home without a mortgage costs only the minimum. A deed between spouses or former spouses because of a divorce has no stamps on the marital home, nor has a homestead that passes between spouses. Adding another person to a mortgaged home is taxed on that person’s share of the balance.',
      'En Floride, les timbres de l’acte portent sur ce qui est payé, et l’hypothèque compte : un don sans hypothèque ne coûte que le minimum. Un acte entre conjoints ou ex-conjoints à cause d’un divorce n’a pas de timbres sur la maison conjugale, ni une résidence « homestead » entre époux. Ajouter une autre personne à une maison hypothéquée est imposé sur sa part du solde.',
      'En Florida los timbres de la escritura se cobran sobre lo que se paga, y la hipoteca cuenta: regalar una casa sin hipoteca cuesta solo el mínimo. Una escritura entre cónyuges o excónyuges por divorcio no paga timbres por la casa conyugal, ni el homestead que pasa entre esposos. Agregar a otra persona a una casa hipotecada se grava por su parte del saldo.',
    ],
    'Florida Statutes § 201.02(1), (7); Florida Administrative Code 12B-4.013',
  ),
  relief(
    'MI',
    ['family'],
    [
      'In Michigan a deed for less than $100, as a gift is, and a deed between spouses pay no state or county transfer tax. The taxable value is not uncapped when a home goes to a parent, brother or sister, child or grandchild who doesn’t use it for business afterwards. File the Property Transfer Affidavit within 45 days all the same.',
      'Au Michigan, un acte de moins de 100 $, comme un don, et un acte entre conjoints ne paient pas de taxe de transfert. La valeur imposable n’est pas déplafonnée si la maison va à un parent, un frère ou une sœur, un enfant ou un petit-enfant sans usage commercial ensuite. Déposez quand même le « Property Transfer Affidavit » dans les 45 jours.',
      'En Michigan una escritura de menos de $100, como un regalo, y la que se hace entre cónyuges no pagan impuesto de transferencia. El valor gravable no se destapa si la casa va a un padre, hermano, hijo o nieto que no le da uso comercial. Presente de todos modos el Property Transfer Affidavit en 45 días.',
    ],
    'Michigan Compiled Laws §§ 207.505, 207.526, 211.27a(7)',
  ),
  relief(
    'PA',
    ['family'],
    [
      'Pennsylvania charges no realty transfer tax between spouses, parents and children or their spouses, brothers and sisters or their spouses, and grandparents and grandchildren; former spouses are exempt for what they bought while married. Friends, cousins, aunts and uncles pay it on the value. State the relation in the deed or on form REV-183.',
      'La Pennsylvanie n’impose pas le transfert entre conjoints, parents et enfants ou leurs conjoints, frères et sœurs ou leurs conjoints, ni grands-parents et petits-enfants; les ex-conjoints sont exempts pour ce qui fut acheté pendant le mariage. Amis, cousins, oncles et tantes paient sur la valeur (REV-183).',
      'Pensilvania no cobra impuesto de transferencia entre cónyuges, padres e hijos o sus cónyuges, hermanos o sus cónyuges, ni abuelos y nietos; los excónyuges están exentos por lo comprado en el matrimonio. Amigos, primos y tíos pagan sobre el valor (REV-183).',
    ],
    '72 P.S. § 8102-C.3; Pennsylvania Department of Revenue, realty transfer tax',
  ),
  relief(
    'NJ',
    ['family'],
    [
      'New Jersey charges no realty transfer fee on a deed between spouses, between parent and child, to a former spouse within 90 days of the divorce decree, or for less than $100, as a gift is. An assumed mortgage counts as paid.',
      'Le New Jersey n’exige pas de frais de transfert entre conjoints, entre parent et enfant, à un ex-conjoint dans les 90 jours du jugement de divorce, ni pour moins de 100 $, comme un don. Une hypothèque reprise compte comme payée.',
      'Nueva Jersey no cobra la tarifa de transferencia entre cónyuges, entre padre o madre e hijo, a un excónyuge dentro de 90 días de la sentencia de divorcio, ni por menos de $100, como un regalo. Una hipoteca asumida cuenta como pago.',
    ],
    'N.J.S.A. 46:15-5(c), 46:15-10',
  ),
  relief(
    'CA',
    ['family'],
    [
      'In California the documentary transfer tax is charged on what is paid: a gift, an inheritance, and a deed between spouses or under a divorce are exempt. Between spouses the property tax base stays too. From parent to child it stays only if the child makes it the main home within a year, and only up to that base plus $1,000,000, which is indexed (Proposition 19).',
      'En Californie, la taxe de transfert porte sur ce qui est payé : un don, une succession et un acte entre conjoints ou par divorce en sont exempts. Entre conjoints, la base de la taxe foncière reste aussi. De parent à enfant, elle ne reste que si l’enfant en fait sa résidence principale dans l’année, et jusqu’à cette base plus 1 000 000 $, indexé (Proposition 19).',
      'En California el impuesto de transferencia se cobra sobre lo que se paga: un regalo, una herencia y una escritura entre cónyuges o por divorcio están exentos. Entre cónyuges la base del predial también se conserva. De padres a hijos solo si el hijo la hace su vivienda principal dentro de un año, y hasta esa base más $1,000,000, indexado (Proposición 19).',
    ],
    'California Revenue and Taxation Code §§ 63, 63.2, 11911, 11927, 11930',
  ),
  relief(
    'NY',
    ['family'],
    [
      'In New York a true gift has no transfer tax, but a mortgage that stays on the home counts as paid to the share that is given, also between spouses. The return TP-584 is filed in any case, and in New York City NYC-RPT too.',
      'À New York, un vrai don ne paie pas de taxe de transfert, mais l’hypothèque qui reste compte comme payée pour la part donnée, même entre conjoints. La déclaration TP-584 se dépose toujours, et NYC-RPT dans la ville.',
      'En Nueva York un regalo verdadero no paga impuesto de transferencia, pero la hipoteca que queda cuenta como pago por la parte que se da, también entre cónyuges. La declaración TP-584 se presenta siempre, y en la ciudad NYC-RPT.',
    ],
    'New York Tax Law §§ 1401(d), 1405(b)(4)',
  ),
  relief(
    'WA',
    ['family'],
    [
      'Washington charges no excise tax on a gift, on an inheritance, or on a transfer between spouses or under a divorce. A mortgage that the new owner takes over makes a gift taxable for that amount. The affidavit is filed in any case.',
      'Washington n’exige pas de taxe sur un don, une succession, ni un transfert entre conjoints ou par divorce. Une hypothèque reprise rend le don imposable pour ce montant. L’« affidavit » se dépose toujours.',
      'Washington no cobra el impuesto por un regalo, una herencia o una transferencia entre cónyuges o por divorcio. Una hipoteca asumida hace gravable ese monto. El affidavit se presenta siempre.',
    ],
    'WAC 458-61A-201, 458-61A-202, 458-61A-203',
  ),
];
