const ADDRESS = /h(?:tt|xx)ps?:\/\/|\bwww\./i

/** Endings that people write without a scheme. */
const ENDINGS = [
  'ai app be bet biz blog casino cc cf click club cn co com de dev edu eu fr fun ga games gg gl gq hk icu id im in info ink io jp kr la link',
  'live ly me ml net nl online org page party pl pro pw ru sh shop site store su tk to top tv tw uk us vip vn ws xyz zip',
]
  .join(' ')
  .replaceAll(' ', '|')

/** A dot after Korean words is mostly a full stop, and the dot of an abbreviation is none. */
const HOST = new RegExp(
  `[a-z0-9а-яё-]\\.(?:${ENDINGS})(?![a-z0-9])|[가-힣]\\.(?:com|ink|kr|net|party|site|zip)(?![a-z0-9])`,
  'i',
)

/** As it is typed: its letters are Cyrillic themselves. */
const RUSSIAN_HOST = /[a-z0-9а-яё가-힣-]\s?\.\s?рф(?![а-яё])/i

/** Endings that are no words, so that a sentence does not go on with one. */
const PLAIN_ENDINGS = '(?:biz|com|icu|kr|net|org|ru|xyz)(?![a-z0-9])'
/** With gaps around the dot, or the dot as a word. A Korean sentence has no gap before its full stop. */
const SPACED_HOST = new RegExp(
  `[a-z0-9-]\\s{0,3}\\.\\s{0,3}${PLAIN_ENDINGS}|[가-힣]\\s{1,3}\\.\\s{0,3}${PLAIN_ENDINGS}|` +
    `[a-z][a-z0-9-]+\\s{1,3}(?:dot|닷|점)\\s{1,3}${PLAIN_ENDINGS}`,
  'i',
)

/** Cyrillic letters that look like Latin ones. */
const LOOK_ALIKES = new Map([
  ['а', 'a'],
  ['е', 'e'],
  ['о', 'o'],
  ['р', 'p'],
  ['с', 'c'],
  ['х', 'x'],
  ['у', 'y'],
  ['і', 'i'],
  ['к', 'k'],
  ['м', 'm'],
  ['т', 't'],
])

const IPV4 = /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.])/

/** Ways to write a dot so that no program takes it for one. */
const DISGUISED_DOT = /\s*[[({<]\s*(?:\.|dot|점|닷)\s*[\])}>]\s*|。/gi

/** Whether a text has an address in it, as it is typed, with full-width or look-alike letters, or with disguised dots. */
export function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC').replace(DISGUISED_DOT, '.')
  const latin = plain.replaceAll(
    /[а-яі]/gi,
    (letter) => LOOK_ALIKES.get(letter.toLowerCase()) ?? letter,
  )
  const isHost = HOST.test(latin) || SPACED_HOST.test(latin) || RUSSIAN_HOST.test(plain)
  return ADDRESS.test(latin) || isHost || IPV4.test(plain)
}
