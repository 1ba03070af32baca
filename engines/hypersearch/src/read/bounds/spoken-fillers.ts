/** Words of a speaker who looks for the figure: "no more than, well, say three fifty". */
export const spokenFillers: ReadonlySet<string> = new Set(
  'um uh oh er erm eh well hm hmm hmmm say lets like maybe euh ben disons mettons este pues digamos bueno'.split(' '),
);
