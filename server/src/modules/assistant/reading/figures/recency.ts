/** Phrases for how recently a home was listed, with the number of days. The first that matches counts. */
const phrases: readonly (readonly [days: number | 'stated', pattern: RegExp])[] = [
  [
    1,
    /\b(anything |what'?s |any |something )?(new )?(listings? )?(that came (on|up) )?(since|from) (yesterday|last night)\b/i,
  ],
  [0, /\b(what'?s |anything )?(new|listed|added|posted|came up) today\b/i],
  ['stated', /\b(new |added |listed )?(in|within|over) the (last|past) (\d{1,2}) days\b/i],
  [
    7,
    /\b(what'?s |anything )?(new|listed|added|posted|came up)( listings?)? (this week|since last week|in the (last|past) week)\b/i,
  ],
  [
    1,
    /((quoi|quelque chose|du|qu'?y a-t-il|rien) (de )?)?\b(neuf|nouveau|nouveaux|nouvelles?)?[^,.?!]{0,12}\bdepuis hier\b/i,
  ],
  [0, /\b(nouveaux?|nouvelles?|inscrite?s?|arrivée?s?) (d')?aujourd['’]hui\b/i],
  ['stated', /\b(dans|depuis) les (derniers|(\d{1,2}) derniers) (\d{1,2} )?jours\b/i],
  [7, /\b(nouveaux?|nouvelles?|inscrite?s?|neuf) (de |depuis )?(cette semaine|la semaine dernière)\b/i],
  [1, /\b(hay )?(algo |alguna )?(nuev[oa]s?)?[^,.?!]{0,12}\bdesde ayer\b/i],
  [0, /\b(nuev[oa]s?|publicad[oa]s?) (de )?hoy\b/i],
  ['stated', /\b(en|de) los últimos (\d{1,2}) días\b/i],
  [7, /\b(nuev[oa]s?|publicad[oa]s?) (de |en )?(esta semana|la última semana)\b/i],
];

/** Returns the days since a home was listed that a sentence asks for, and the sentence without that phrase. */
export function recencyIn(typed: string): { days: number; sentence: string } | undefined {
  for (const [days, pattern] of phrases) {
    const found = pattern.exec(typed);
    if (!found) continue;
    const stated = Number(/\d{1,2}/.exec(found[0])?.[0]);
    if (days === 'stated' && !stated) continue;
    return {
      days: days === 'stated' ? stated : days,
      sentence: typed.replace(found[0], ' ').replace(/\s+/g, ' ').trim(),
    };
  }
  return undefined;
}
