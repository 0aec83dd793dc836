import * as fc from 'fast-check'

/** Pieces that break what takes text for letters. */
const ODD = [
  '\u0000',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\ud83d',
  '\ude00',
  '👨‍👩‍👧',
  '🏽',
  '\ufe0f',
  '\u1100',
  '\u1161',
  '\u11a8',
  'ㄱ',
  '\u115f',
  '\u3164',
  '\uffa0',
  '각',
  '각',
  '\u0301',
  'é',
  'İ',
  'ß',
  'ﬁ',
  'Ａ',
  '１',
  '\u2028',
  '\r',
  '\n',
  '\t',
  '"',
  '\\',
  "'",
  '%',
  '_',
  '<b>',
  '${x}',
  '\uffff',
  '\u{10ffff}',
  '\u{e0041}',
  '@',
  '.',
]
const piece = fc.oneof(
  fc.constantFrom(...ODD),
  fc.string({ unit: 'binary', maxLength: 3 }),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
  fc.constantFrom('가', '나', '하진', 'a', 'B', '7'),
)
/** Texts that nobody types and somebody sends. */
export const oddText = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
/** Enough of what a name may be that many are taken, and stored. */
export const oddName = fc
  .array(
    fc.oneof(
      fc.constantFrom('가', '힣', 'a', 'Z', '9', '_', 'Ａ', '９', '각', '\u200b', '\u202e', 'ㅎ'),
      piece,
    ),
    { minLength: 2, maxLength: 6 },
  )
  .map((pieces) => pieces.join(''))
