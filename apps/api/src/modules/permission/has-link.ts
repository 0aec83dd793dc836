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

/** Endings that are no words, so that a sentence does not go on with one; not where endings are what it is about. */
const PLAIN_ENDINGS =
  '(?:biz|com|icu|kr|net|org|ru|xyz)(?![a-z0-9])' +
  '(?!\\s{0,3}(?:도메인|시대|버블|거품|붐|열풍|(?:bubble|boom|crash|domains?|era)(?![a-z])))'

/** A whole word that may be a host's name: “the dot com” and “a .com” name none. */
const NAME =
  '(?<![a-z0-9-])' +
  '(?!(?:an?|and|any|as|at|but|by|each|every|for|from|in|is|no|of|on|or|our|that|the|this|to|was|with|your)\\s)'

/** With gaps around the dot, or the dot as a word. A Korean sentence has no gap before its full stop. */
const SPACED_HOST = new RegExp(
  `${NAME}[a-z0-9-]+\\s{0,3}\\.\\s{0,3}${PLAIN_ENDINGS}|[가-힣]\\s{1,3}\\.\\s{0,3}${PLAIN_ENDINGS}|` +
    `${NAME}(?=[0-9-]*[a-z])[a-z0-9-]{2,}\\s{1,3}(?:dot|닷|점)\\s{1,3}${PLAIN_ENDINGS}`,
  'i',
)

/** What has an address's ending without going on as an address does. */
const NOT_FURTHER = '(?![a-z0-9]|[./?#][a-z0-9]|:\\d{2,5}/)'

/** Files with Korean names whose extensions are endings too: 모음.zip, 모음2.zip, 로고_final.ai. */
const FILE = new RegExp(
  `[가-힣](?:(?:-?v?\\d{1,8})?\\.(?:pl|sh|zip)|_[a-z0-9_-]{0,30}\\.(?:ai|pl|sh|zip))${NOT_FURTHER}`,
  'gi',
)

/** The platform .NET, by its products or by its capitals after a gap. */
const PRODUCT = new RegExp(
  `(?<![a-z0-9.-])(?:ado|asp|ml|paint|vb|visual\\s?basic)\\s{0,3}\\.net${NOT_FURTHER}`,
  'gi',
)
const PLATFORM = new RegExp(`(?<=[a-z가-힣]\\s{1,3})\\.NET(?![A-Z])${NOT_FURTHER}`, 'g')

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

/** Ways to write a dot so that no program takes it for one. Gaps are counted: a page of spaces is no reason to search long. */
const DISGUISED_DOT = /\s{0,9}[[({<]\s{0,9}(?:\.|dot|점|닷)\s{0,9}[\])}>]\s{0,9}|。/gi

/** Whether a text has an address in it, as it is typed, with full-width or look-alike letters, or with disguised dots. */
export function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC').replace(DISGUISED_DOT, '.')
  const latin = plain.replaceAll(
    /[а-яі]/gi,
    (letter) => LOOK_ALIKES.get(letter.toLowerCase()) ?? letter,
  )
  const rest = [FILE, PRODUCT, PLATFORM].reduce((left, name) => left.replaceAll(name, ','), latin)
  const isHost = HOST.test(rest) || SPACED_HOST.test(rest) || RUSSIAN_HOST.test(plain)
  return ADDRESS.test(latin) || isHost || IPV4.test(plain)
}
