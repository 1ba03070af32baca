import type { Message } from '../message.ts';
import { plain } from '../plain.ts';
import type { Plan } from '../plan.ts';
import { use } from './use.ts';

const landlords = '(?:landlord|landlady|proprio|proprietaire|locateur|caser[oa]|duen[oa]|arrendador)';
const asks =
  /\b(how|what|whats|when|where|which|can|should|do i|handle|steps?|process|help|comment|quand|quoi|combien|faut|dois|peut|qu'est-ce|como|que|cuando|cuanto|puedo|debo|tengo que)\b|\?/;
const buys =
  /\b(buy\w*|purchase|clos(e|ing|es)|find a house|found (a|our|the) (house|home|place|condo)|new (house|home)|mov(e|ing)|achet\w+|achat|maison|condo|propriete|compr\w+|encontr\w+|casa)\b/;

/** A lease of the person’s own that ends after the purchase. */
const ownLease =
  /\b(my|our|the|mon|notre|le|mi|nuestro|el|this) (\w+ )?(lease|bail|contrato de (renta|alquiler|arrendamiento))\b|\b(on|left on|of) (my|our) (\w+ )?lease\b|^(so |ok |and |still )*lease (goes|runs|is|ends?|isn't|till|until|through)\b/;
const othersLease =
  /\b(tenants?|renters?|inquilin\w+|locataires?|lease option|rent to own|car lease|leased|sublet\w*|sue|evict\w*|deposit back|depot|rights?|raise|increase|repairs?|mold|seller|sign(ing)? (a|the|another) (new )?lease|renew)\b/;

/** When to tell a landlord about leaving. */
const notice = new RegExp(
  [
    String.raw`\b(notice|tell|warn|inform|avis\w*|avert\w+|prevenir|previens|avisar\w*|aviso|notific\w+)\b.{0,40}\b${landlords}\b`,
    String.raw`\b${landlords}\b.{0,40}\b(notice|notified|avise|averti|avisar\w*)\b`,
    String.raw`\bavis de (non[- ]?renouvellement|resiliation|depart)\b`,
    String.raw`\b(pas|ne plus) renouveler (mon|le|notre) bail\b`,
  ].join('|'),
);
const noticeTime =
  /\b(when|how (long|much|many|early|far|soon)|notice|days|months|ahead|quand|combien|delai|d'avance|avant|cuando|cuanto|con cuanto|anticipacion)\b/;

const someoneSells = new RegExp(
  String.raw`\b${landlords}s?\b.*\b(sell\w*|vend\w*)\b|\b(sell\w*|vend\w*)\b.*\b(we|i) (currently |now )?(rent|live|stay)\b|\bvend\w+\b.*\b(rento|rentamos|vivo|vivimos|loue|louons|habite|habitons)\b`,
);
const buysRented =
  /\b(buy\w*|purchase|achet\w+|compr\w+)\b.*\b((house|home|place|apartment|condo|unit) (that )?(i|we)( am|'m| are|'re)? (currently |now )?rent(ing)?|(casa|depa\w*|departamento|lugar) (que|donde) (rento|rentamos|vivo)|(maison|logement|duplex|condo) que (je|on) loue|from (my|our) landlord)\b/;
const buysIt =
  /\b(buy\w*|purchase|achet\w+|compr\w+)\b.{0,25}\b(it|this|that|him|her|them|myself|ourselves)\b|\b(l'|la |le |lui )achet\w+|\b(se la|se lo|la|lo) (quiero|queremos|puedo|podemos)? ?compr\w+|\bcompr\w+(la|lo|sela|selo)\b/;
const ownSale = /\b(sell|selling|sold|vend\w+) (my|our|ma|notre|mon|mi|nuestra)\b/;

const paidCash =
  /\b(paid|pays?|pay|get|gets|earn\w*|make|work)\b.{0,25}\b(in |part(ly)? |all |mostly )*(cash|under the table)\b|\bcash (job|jobs|income|pay)\b|\b(pagan?|paga|cobro|gano|entra)\b.{0,25}\b(en )?efectivo\b|\b(payee?s?|paye|gagne)\b.{0,20}\b(cash|comptant|au noir|argent liquide)\b|\b(no|sin|without|don'?t get|dont get|never get|pas de|sans) (any |me dan |dan |un |de )?(pay ?stubs?|check stubs?|talon(es)?|recibos de nomina|talons? de paie)\b/;
const provesIncome =
  /\b(prove|proof|proving|show|income|document\w*|count\w*|qualif\w+|verif\w+|earn|compruebo|comprobar|comprueb\w+|demuestr\w+|demostrar|prueb\w+|probar|ingresos?|gano|cuenta\w*|prouver|preuves?|revenus?|demontrer|compte\w*)\b/;
const otherCash = /\b(saved|savings|down ?payment|closing|mattress|gift|ahorr\w+|enganche|mise de fonds|epargn\w+)\b/;
const tipsCount =
  /\b(tips?|propinas?|pourboires?)\b.*\b(counts?|counted|use|qualify|cuent\w+|toman|compte\w*|prend\w*)\b|\b(counts?|counted|cuent\w+|compte\w*|prend\w*)\b.*\b(tips?|propinas?|pourboires?)\b/;

/** “Does the bank count all of it?” about the rent of another unit. */
const countsAll =
  /\b(counts?|counted|counting|takes?|use[sd]?|cuent[ae]n?|contar\w*|tom[ae]n?|compte\w*|calcule\w*|prend\w*)\b.*\b(all|whole|full|entire|everything|complet[oa]s?|tod[oa]s?|enter[oa]s?|au complet|en entier|entier|total\w*)\b|\b(all|whole|full|entire|tod[oa]s?)\b.*\b(counts?|counted|cuent[ae]n?)\b/;
const lenders = /\b(lenders?|banks?|bancos?|prestamistas?|banques?|preteu(r|rs|se)|underwriters?|caisse)\b/;
const unitRent =
  /\b(rents?|rented|rental|tenants?|rent[ae]n?|rentad[oa]|alquil\w+|inquilin\w+|loyers?|loue|louer|locataires?)\b.*\b(units?|floor|upstairs|downstairs|basement|side|apartment|piso|sotano|basement|unidad|depa\w*|apartamento|cuarto|logement|sous-sol|haut|etage|duplex|duplex|triplex)\b|\b(units?|floor|upstairs|downstairs|basement|side|apartment|piso|sotano|unidad|depa\w*|apartamento|logement|sous-sol|etage|duplex|triplex)\b.*\b(rents?|rented|rental|tenants?|rent[ae]n?|rentad[oa]|alquil\w+|inquilin\w+|loyers?|loue|louer|locataires?)\b/;

/** The home of somebody who died, whose name alone is on the title. */
const died = /\b(died|passed( away)?|late|deceased|dead|fallec\w+|murio|difunt[oa]|decede\w*|mort|morte|deces)\b/;
const soleName =
  /\b(only|just|solely|alone|sole|still|solo|sola|nada mas|unicamente|todavia|seulement|juste|encore|seul)\b.{0,30}\b(names?|nombre|nom)\b|\b(names?|nombre|nom)\b.{0,12}\b(only|alone|solamente|seulement)\b/;
const sellsIt = /\b(sell|selling|list it|listing|vend(re|er|erla|emos|ons)|vendo)\b/;

/** No pay in the summer, as for the staff of a school. */
const summers = '(?:summers?|july|august|ete|juillet|aout|vacances|verano|julio|agosto|vacaciones)';
const unpaid =
  "(?:(?:don'?t|dont|do not|doesn'?t|not|never|no) (?:get )?(?:paid|pay|paychecks?|checks?|work)|nothing|no me pagan?|no cobr\\w+|no nos pagan|sin (?:sueldo|pago|cobrar)|pas paye\\w*|sans (?:salaire|paie)|pas de (?:paie|salaire))";
const summerUnpaid = new RegExp(`\\b${summers}\\b.{0,30}\\b${unpaid}|\\b${unpaid}\\b.{0,30}\\b${summers}\\b`);

const longest = 40;

/** Plans what to do in an ordinary situation of a tenant who buys, or of a worker who is paid in cash. */
export function situation(message: Message): Plan | undefined {
  const { text, has, home, talk } = message;
  if (home.lookUp || text.split(' ').length > longest) return undefined;
  const earlier = plain((talk.heard ?? []).slice(-2).join('. '));
  const whole = `${earlier}. ${text}`;
  if (has(tipsCount) && message.amounts.length === 0) return use('explain', { ids: ['variable-income'] });
  if (died.test(whole) && soleName.test(whole) && has(sellsIt) && has(asks))
    return use('explain', { ids: ['selling-inherited-home'] });
  if (summerUnpaid.test(whole) && (has(provesIncome) || has(lenders)))
    return use('explain', { ids: ['seasonal-income'] });
  if (has(paidCash) && has(provesIncome) && !has(otherCash)) return use('explain', { ids: ['cash-income'] });
  if (has(countsAll) && has(lenders) && unitRent.test(whole)) return use('explain', { ids: ['rental-income'] });
  const rented =
    (has(buysRented) || (has(buys) && someoneSells.test(text)) || (has(buysIt) && someoneSells.test(earlier))) &&
    !ownSale.test(whole) &&
    !message.amounts.some(({ unit }) => unit === 'percent');
  if (rented && has(asks)) return use('howTo', { topic: 'buy-rented-home' });
  if (othersLease.test(text)) return undefined;
  if (has(notice) && has(noticeTime)) return use('explain', { ids: ['lease-and-closing'] });
  return has(ownLease) && has(asks) && buys.test(whole) ? use('explain', { ids: ['lease-and-closing'] }) : undefined;
}
