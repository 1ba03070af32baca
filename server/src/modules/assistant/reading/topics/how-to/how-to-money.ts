/** The words of how-to questions about savings, credit, insurance and exemptions (plain text). */

interface Steps {
  topic: string;
  /** Matches the action, with a word that asks how. */
  asks: readonly RegExp[];
  /** Matches the object of the action, which an earlier question can have named. */
  of: RegExp;
}

/** Asks for steps, a form or a beginning, not for an amount. */
const how =
  /\bhow (do|does|can|could|would|should|to|r|is|are)\b|\bwhat (do|does|should|must|can) (i|we|she|he|they)\b|\b(process|procedure|steps?|forms?|paper\w*|begin|start)\b|\bwalk me through\b|\bcomment\b|\bquoi faire\b|\b(formulaires?|demarches?|etapes?|papiers?|faut-il|commence\w*)\b|\bpar (ou|quoi)\b|\b(como|c[o]mo)\b|\bque (hago|hay que|tengo que|debo|pasos?|necesito|sigo)\b|\b(formulario|papel\w*|pasos|donde empiez\w+)\b/;
/** Asks whether something is allowed. */
const may =
  /\b(can|could|may) (i|we)\b|\b(am i|are we) (allowed|able)\b|\bis it (possible|allowed)\b|\b(puis-je|peut-on|on peut|est-ce que (je|on) peu[tx]|je peux)\b|\b(puedo|podemos|se puede)\b/;
const amount =
  /\bhow (much|many)\b(?! (time|days|weeks|notice))|\bcombien\b(?! de (temps|jours))|\bcuant[oa]s?\b(?! (tiempo|dias))/;

const family =
  '(mom|mother|dad|father|parents?|folks|family|grand\\w+|uncle|aunt|brother|sister|in-?laws?|mere|pere|famille|oncle|tante|frere|soeur|mama|papa|madre|padres?|familia|tio|tia|herman[oa]|suegr\\w+|abuel\\w+)';

const withdraws =
  /\b(withdraw\w*|take|taking|took|pull\w*|get|getting|use|using|cash\w* out|access|tap|sor(tir|tie|s|t|tons)|retir(er|e|es|ons|ait|ar|o)|sac(ar|o|amos)|utilis(er|e)|usar|uso|borrow\w*|prest\w+)\b/;

const rows: readonly Steps[] = [
  { topic: 'withdraw-fhsa', asks: [how, withdraws], of: /\b(fhsa|celiapp|first home savings)\b/ },
  {
    topic: 'withdraw-rrsp',
    asks: [how, withdraws],
    of: /\b(rrsps?|reers?|home buyers?'? plan|hbp|le rap|du rap)\b/,
  },
  {
    topic: 'withdraw-401k',
    asks: [how, withdraws],
    of: /\b401 ?\(?k\)?|\b(retirement|pension) (accounts?|savings|funds?|plans?)\b|\b(my|our|a|roth|traditional|mi|una) ira\b/,
  },
  {
    topic: 'gift-letter',
    asks: [
      how,
      /\b(writ\w+|sign\w*|letter|paper\w*|document\w*|forms?|prove|proof|ecri\w+|lettre|papiers?|preuve|escrib\w+|firm\w+|carta|papel\w*|comprob\w+)\b/,
    ],
    of: new RegExp(
      `\\bgift(ed|s)? (letter|money|funds?|for)\\b|\\blettre de don\\b|\\bcarta de regalo\\b|\\b${family}\\b.{0,30}\\b(giv(e|es|ing)|gift\\w*|donn(e|ent|er)|da|dan|dar|regal\\w+)\\b|\\b(gift|don|regalo)\\b.{0,20}\\b${family}\\b`,
    ),
  },
  {
    topic: 'no-credit-start',
    asks: [
      /\b(how|where|start|begin\w*|first|build\w*|comment|commenc\w*|batir|par (ou|quoi)|como|donde|empiez\w+|empez\w+|comienz\w+|arm(o|ar)|hac(er|emos)|hago)\b/,
    ],
    of: /\b(no|zero|without( any)?|don'?t have( any| a)?|never (had|used)( any| a)?|sans|aucune?|pas d[e']|zero|sin|no (tengo|tenemos)|nunca (he|hemos) (tenido|usado)( una)?)( \w+){0,2} (credit(?! (card )?(fee|check)| (being|getting|taking|going|hit|hurt|ding\w*|drop\w*|score (drop|go)\w*))|credit history|cards?|tarjetas?|credito|historique|historial|cote)\b|\b(build|batir|armar?|armo|crear|hacer) (my |our |un |mon |mi )?(credit|credito)\b/,
  },
  {
    topic: 'port-mortgage',
    asks: [
      new RegExp(`${how.source}|${may.source}`),
      /\bport(ing)?\b(?! \w+ (penalty|fee))|\b(tak(e|ing)|bring\w*|carry|mov(e|ing)|transfer\w*|port(er|ar)|transport(er|e)|amen(er|e)|llev(ar|o|arla|arme\w*)|pas(ar|arla)|transferir\w*)\b.*\b((next|new|other|another) (\w+ )?(home|house|place|condo|one|propert\w+)|(next|new) one|with (me|us)|along|over to|to (the|a|our|my) (condo|house|townho\w+|bungalow|home)|prochaine?|nouvelle? (maison|propriete)|nouveau condo|(autre|nouveau) (maison|propriete|condo)|nueva casa|otra casa|casa nueva|conmigo)\b/,
    ],
    of: /\b(mortgage(?! (insurance|broker|advisor|person|guy|lady))|hypotheque|hipoteca|renewal|port(ing)? (it|my|our|the|this|that))\b|\bporting\b/,
  },
  {
    topic: 'homestead-apply',
    asks: [
      how,
      /\b(get|getting|fil(e|ing)|appl(y|ying)|claim\w*|sign(ing)? up|set up|sac(ar|o)|pedir|pido|solicit\w+|obten\w+|tramit\w+|demand(e|er)|obtenir|inscri\w+)\b/,
    ],
    of: /\bhomestead\b/,
  },
  {
    topic: 'end-pmi',
    asks: [
      how,
      /\b(remov\w+|get(ting)? rid|cancel\w*|drop\w*|take off|tak\w+ off|off|end|stop\w*|quit\w*|elimin\w+|annul\w+|enlev\w+|arret\w+|termin\w+|dej\w+ de pagar)\b/,
    ],
    of: /\bpmi\b|\bprivate mortgage insurance\b/,
  },
];

const asksFor = ({ asks }: Steps, text: string): boolean => asks.every((pattern) => pattern.test(text));

/**
 * Returns the topic whose steps a plain text asks for. What they are about can stand in the text before it: “how do I
 * get the money out” after “I have an FHSA”.
 */
export function moneyTopicOf(text: string, before = ''): string | undefined {
  if (amount.test(text)) return undefined;
  const own = rows.find((row) => row.of.test(text) && asksFor(row, text));
  if (own || before === '' || rows.some(({ of }) => of.test(text))) return own?.topic;
  return rows.find((row) => row.of.test(before) && asksFor(row, text))?.topic;
}
