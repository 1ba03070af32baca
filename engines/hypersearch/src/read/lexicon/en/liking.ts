/** Says that something is liked and not required: every verb of liking with every word of praise; English. */
const praise =
  'nice|great|awesome|amazing|lovely|wonderful|fantastic|perfect|cool|sweet|ideal|excellent|terrific|fun|neat|super|good|best|helpful|handy|welcome|fab|fabulous|super nice|so nice|really nice|really great|pretty nice|the best'.split(
    '|',
  );
/** Also said with "is": "Ajax is great" only accepts a place. */
const gifts =
  'a plus|a bonus|a treat|a dream|a perk|a win|a big plus|a huge plus|a nice touch|a nice bonus|a huge bonus|a nice extra|the dream|icing on the cake|the icing on the cake|the cherry on top|gravy|gold|heaven|a dream come true'.split(
    '|',
  );
const would = [
  'would be',
  "it'd be",
  "that'd be",
  'it would be',
  'would also be',
  'itd be',
  'thatd be',
  'wud be',
  'wd be',
];
const tails = [
  'to have',
  'to get',
  'to find',
  'if',
  'if it had',
  'if it has',
  'if there was',
  'if there is',
  'if we got',
];
const people =
  'me|us|him|her|them|my wife|my husband|the wife|the husband|the kids|my kids|our kids|my mom|my partner|everyone'.split(
    '|',
  );

const each = (...lists: readonly (readonly string[])[]): string =>
  lists
    .reduce((phrases, list) => phrases.flatMap((one) => list.map((next) => `${one} ${next}`.trim())), [''])
    .join('|');

/** Before a wish: "it'd be awesome to have". */
export const likedAhead = [
  each(would, [...praise, ...gifts], tails),
  each(["she'd", "he'd", "they'd"], ['love', 'love to have', 'adore', 'enjoy']),
].join('|');
/** Behind a wish: "would be awesome", "would make my wife happy". */
export const likedBehind = [
  each(would, [...praise, ...gifts], ['', 'too', 'as well', 'though']),
  each(['is', 'are', 'is also'], [...gifts, 'nice', 'ideal', 'nice to have'], ['', 'too', 'as well']),
  each(['would make'], people, ['happy', 'so happy', 'very happy', 'really happy']),
].join('|');
