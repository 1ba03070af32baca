/** Long because it is a table: income tax on the sale of a home by who sells it and why, in both countries. */
import type { Entry } from '../entry.ts';

const asOf = '2026-11';

export const rulesHomeSale: readonly Entry[] = [
  {
    id: 'home-sale-surviving-spouse',
    names:
      'surviving spouse exclusion|widow exclusion|exclusion du conjoint survivant|exclusion del conyuge sobreviviente',
    says: {
      en: 'In the USA a surviving spouse who has not remarried may still exclude $500,000 of gain if the home is sold within two years of the date of death and the couple met the ownership and use tests before it; after that, $250,000. The gain itself is smaller: the half of the spouse who died takes the value on the day of death as its new basis, and in a community property state (Arizona, California, Idaho, Louisiana, Nevada, New Mexico, Texas, Washington, Wisconsin) both halves do. Get an appraisal as of that day.',
      fr: 'Aux États-Unis, le conjoint survivant non remarié peut encore exclure 500 000 $ de gain si la maison est vendue dans les deux ans du décès et que le couple remplissait avant les conditions de propriété et d’occupation; ensuite, 250 000 $. Le gain lui-même diminue : la moitié du conjoint décédé prend comme nouveau coût la valeur au jour du décès, et dans un État de communauté de biens (Arizona, Californie, Idaho, Louisiane, Nevada, Nouveau-Mexique, Texas, Washington, Wisconsin) les deux moitiés. Faites évaluer la maison à cette date.',
      es: 'En EE. UU. el cónyuge sobreviviente que no se vuelve a casar aún puede excluir $500,000 de ganancia si vende dentro de dos años de la fecha de la muerte y la pareja cumplía antes los requisitos de propiedad y uso; después, $250,000. La ganancia misma es menor: la mitad de quien murió toma como nueva base el valor del día de la muerte, y en un estado de bienes gananciales (Arizona, California, Idaho, Luisiana, Nevada, Nuevo México, Texas, Washington, Wisconsin) ambas mitades. Pida un avalúo a esa fecha.',
    },
    source: 'IRC §§ 121(b)(4), 1014(a), 1014(b)(6); IRS Publications 523 and 551',
    country: 'US',
    asOf,
  },
  {
    id: 'home-sale-divorce',
    names: 'exclusion after a divorce|exclusion apres un divorce|exclusion despues de un divorcio',
    says: {
      en: 'In the USA each former spouse who still owns a share may exclude up to $250,000 of gain. The one who moved out counts as using the home while the other lives there under the divorce or separation instrument. A transfer of a share between spouses because of the divorce is not taxed; the one who receives it keeps the old basis. Have the right to live there and the later sale written into the decree.',
      fr: 'Aux États-Unis, chaque ex-conjoint encore propriétaire d’une part peut exclure jusqu’à 250 000 $ de gain. Celui qui est parti est réputé occuper la maison tant que l’autre y habite selon le jugement ou l’entente. Le transfert d’une part entre conjoints à cause du divorce n’est pas imposé; qui la reçoit garde l’ancien coût. Faites inscrire ce droit et la vente dans le jugement.',
      es: 'En EE. UU. cada excónyuge que sigue siendo dueño de una parte puede excluir hasta $250,000 de ganancia. Quien se mudó cuenta como si viviera en la casa mientras el otro la habita según la sentencia o el convenio. Pasar una parte entre cónyuges por el divorcio no paga impuesto; quien la recibe conserva la base anterior. Pida que ese derecho y la venta queden en la sentencia.',
    },
    source: 'IRC §§ 121(d)(3), 1041; IRS Publications 504 and 523',
    country: 'US',
    asOf,
  },
  {
    id: 'home-sale-partial',
    names: 'partial exclusion|reduced exclusion|exclusion partielle|exclusion parcial',
    says: {
      en: 'In the USA a sale before two years still gets a part of the exclusion if its main reason is a change of workplace (at least 50 miles farther from the old home), health or an unforeseen event such as a death, divorce, birth of twins or loss of work. The part is the months owned and lived in, of 24: after 12 months $125,000 of gain, or $250,000 for a couple filing jointly. A move by choice gets none, and the gain is then taxed, as short-term within a year.',
      fr: 'Aux États-Unis, une vente avant deux ans donne droit à une part de l’exclusion si la raison principale est un changement de lieu de travail (au moins 50 milles plus loin), la santé ou un imprévu comme un décès, un divorce, une naissance multiple ou une perte d’emploi. La part est celle des mois d’occupation sur 24 : après 12 mois, 125 000 $ de gain, ou 250 000 $ pour un couple. Un départ par choix n’y donne pas droit.',
      es: 'En EE. UU. una venta antes de dos años conserva parte de la exclusión si la razón principal es un cambio de lugar de trabajo (al menos 50 millas más lejos), la salud o un imprevisto como una muerte, un divorcio, un parto múltiple o la pérdida del empleo. La parte son los meses de propiedad y uso entre 24: con 12 meses, $125,000 de ganancia, o $250,000 en pareja. Mudarse por gusto no da derecho.',
    },
    source: 'IRC § 121(c); Treas. Reg. § 1.121-3; IRS Publication 523',
    country: 'US',
    asOf,
  },
  {
    id: 'home-sale-rented',
    names:
      'rented before the sale|depreciation recapture|recuperation de l’amortissement|recuperacion de la depreciacion',
    says: {
      en: 'In the USA a home that was rented out keeps the exclusion of $250,000 ($500,000 for a couple) if you lived in it two of the five years before the sale: so you can rent it for up to three years after moving out. The depreciation of the rented years is not excluded and is taxed at up to 25%. Years as a rental before you lived there (since 2009) make the same share of the gain taxable.',
      fr: 'Aux États-Unis, une maison qui a été louée garde l’exclusion de 250 000 $ (500 000 $ pour un couple) si vous l’avez habitée deux des cinq ans avant la vente : on peut donc la louer jusqu’à trois ans après le départ. L’amortissement des années de location est imposé jusqu’à 25 %. Les années de location avant d’y habiter (depuis 2009) rendent imposable la même part du gain.',
      es: 'En EE. UU. una casa que se rentó conserva la exclusión de $250,000 ($500,000 en pareja) si vivió en ella dos de los cinco años antes de vender: puede rentarla hasta tres años tras mudarse. La depreciación de los años de renta no se excluye y paga hasta 25%. Los años de renta antes de vivir ahí (desde 2009) hacen gravable esa misma parte.',
    },
    source: 'IRC § 121(a), (b)(5), (d)(6); § 1(h)(6); IRS Publication 523',
    country: 'US',
    asOf,
  },
  {
    id: 'inherited-home',
    names:
      'step up in basis|stepped up basis|step-up|stepped-up basis|base escalonada|tax on an inherited home|impuesto de una casa heredada|impot sur une maison heritee',
    says: {
      en: 'In the USA the basis of an inherited home is its value on the day of death (step-up), so a sale soon after brings little or no gain; what it rises later is a long-term gain. Inheriting is no income. A home received as a gift before death keeps the giver’s old basis instead. Get an appraisal as of the day of death; a few states have an estate or inheritance tax of their own.',
      fr: 'Aux États-Unis, le coût d’une maison héritée est sa valeur au jour du décès : une vente peu après donne peu ou pas de gain; la hausse ensuite est un gain à long terme. Hériter n’est pas un revenu. Une maison reçue en don du vivant garde l’ancien coût. Faites évaluer à la date du décès; quelques États ont un impôt sur les successions.',
      es: 'En EE. UU. la base de una casa heredada es su valor el día de la muerte, así que venderla pronto deja poca o ninguna ganancia; lo que suba después es ganancia a largo plazo. Heredar no es ingreso. Una casa regalada en vida conserva la base de quien la dio. Pida un avalúo a la fecha de la muerte; pocos estados tienen impuesto propio de herencia.',
    },
    source: 'IRC §§ 102, 1014, 1015, 1223(9); IRS Publication 551',
    country: 'US',
    asOf,
  },
  {
    id: 'inherited-home-canada',
    names: 'deemed disposition at death|disposition reputee au deces|disposicion presunta al morir',
    says: {
      en: 'Canada has no inheritance tax. At death a home counts as sold at its value of that day: the gain until then is on the final return of the person who died and is free where it was the principal residence. A spouse can take it over at the old cost without tax. Your own cost is that value, so only a later rise is your gain; half of it is taxable unless you live there. Probate fees depend on the province.',
      fr: 'Le Canada n’a pas d’impôt sur les successions. Au décès, la maison est réputée vendue à sa valeur du jour : le gain jusque-là va dans la dernière déclaration de la personne décédée, sans impôt si c’était sa résidence principale. Un conjoint peut la reprendre à l’ancien coût sans impôt. Votre coût est cette valeur : seule la hausse ensuite est votre gain, dont la moitié est imposable, sauf si vous y habitez.',
      es: 'Canadá no tiene impuesto de herencia. Al morir, la casa cuenta como vendida a su valor de ese día: la ganancia hasta entonces va en la última declaración de quien murió y está libre si era su residencia principal. El cónyuge puede recibirla al costo anterior sin impuesto. Su costo es ese valor: solo lo que suba después es su ganancia, y la mitad es gravable salvo que viva ahí.',
    },
    source: 'Income Tax Act, ss. 38, 40(2)(b), 70(5), 70(6); Canada Revenue Agency, T4011',
    country: 'CA',
    asOf,
  },
  {
    id: 'change-of-use-canada',
    names: 'change of use|change in use|changement d’usage|changement d’utilisation|cambio de uso',
    says: {
      en: 'In Canada a home that you begin to rent out counts as sold at its value of that day, and again when you move back. With the election of subsection 45(2), filed with the return of that year, you put this off and may keep calling it your principal residence for up to four years (longer if work made you move), as long as you claim no capital cost allowance and designate no other home. Rental years beyond that make their share of the gain taxable; half of a gain counts as income.',
      fr: 'Au Canada, une maison que vous commencez à louer est réputée vendue à sa valeur du jour, et de nouveau quand vous y revenez. Avec le choix du paragraphe 45(2), produit avec la déclaration de l’année, on reporte cela et la maison peut rester votre résidence principale jusqu’à quatre ans (plus longtemps si le travail vous a fait déménager), sans déduction pour amortissement et sans désigner un autre logement. Les années de location au-delà rendent imposable leur part du gain, compté à moitié.',
      es: 'En Canadá una casa que empieza a rentar cuenta como vendida a su valor de ese día, y otra vez cuando regresa. Con la elección del párrafo 45(2), presentada con la declaración de ese año, se aplaza y puede seguir siendo su residencia principal hasta cuatro años (más si el trabajo lo obligó a mudarse), sin deducir depreciación ni designar otra casa. Los años de renta de más hacen gravable su parte de la ganancia, que cuenta a la mitad.',
    },
    source: 'Income Tax Act, ss. 45(1)–(3), 54 “principal residence”; Canada Revenue Agency, Income Tax Folio S1-F3-C2',
    country: 'CA',
    asOf,
  },
  {
    id: 'several-homes-canada',
    names:
      'cottage and house exemption|designate the cottage|which home to designate|chalet et maison|designer le chalet',
    says: {
      en: 'In Canada a family (you, your spouse or partner and minor children) may name only one principal residence for each year since 1982; a cottage counts if you or they lived in it at some time of the year. The free part of a gain is (1 + years named) ÷ years owned. So one names the years for the home with the higher gain per year; the other home’s share is taxable, half of it as income. It is done when you sell, on Schedule 3 and form T2091; Québec has form TP-274.',
      fr: 'Au Canada, une famille (vous, votre conjoint et les enfants mineurs) ne peut désigner qu’une résidence principale par année depuis 1982; un chalet y a droit si vous l’avez habité à un moment de l’année. La part exonérée du gain est (1 + années désignées) ÷ années de possession. On désigne donc les années pour la propriété au gain annuel le plus élevé; la part de l’autre est imposable, à moitié. Cela se fait à la vente : annexe 3 et T2091, et au Québec TP-274.',
      es: 'En Canadá una familia (usted, su pareja e hijos menores) solo puede designar una residencia principal por año desde 1982; una cabaña cuenta si vivieron en ella en algún momento del año. La parte libre de la ganancia es (1 + años designados) ÷ años de propiedad. Conviene designar los años de la casa con más ganancia por año; la parte de la otra es gravable, a la mitad. Se hace al vender: Schedule 3 y T2091.',
    },
    source: 'Income Tax Act, ss. 40(2)(b), 54; Canada Revenue Agency, Income Tax Folio S1-F3-C2, form T2091',
    country: 'CA',
    asOf,
  },
  {
    id: 'divorce-home-canada',
    names:
      'principal residence after a separation|residence principale apres une separation|residencia principal tras una separacion',
    says: {
      en: 'In Canada a share of the home passes between spouses or former spouses because of a separation at its old cost, without tax, unless they choose otherwise. While married, both share one principal residence a year; from the year in which you live apart under a written agreement or court order all year, each may name a home of their own.',
      fr: 'Au Canada, une part de la maison passe entre conjoints ou ex-conjoints à cause d’une séparation à l’ancien coût, sans impôt, sauf choix contraire. Pendant l’union, les deux n’ont qu’une résidence principale par année; à partir de l’année où vous vivez séparés toute l’année selon un accord écrit ou une ordonnance, chacun peut désigner la sienne.',
      es: 'En Canadá una parte de la casa pasa entre cónyuges o excónyuges por una separación al costo anterior, sin impuesto, salvo que elijan otra cosa. Durante el matrimonio comparten una residencia principal por año; desde el año en que viven separados todo el año por convenio escrito u orden judicial, cada uno puede designar la suya.',
    },
    source: 'Income Tax Act, ss. 54, 73(1), 73(1.01); Canada Revenue Agency, Income Tax Folio S1-F3-C2',
    country: 'CA',
    asOf,
  },
];
