const ADDRESS = /h(?:tt|xx)ps?:\/\/|\bwww\./i

/** Endings that people write without a scheme. */
const ENDINGS = [
  'ai app be bet biz blog casino cc cf click club cn co com de dev edu eu fr fun ga games gg gl gq hk icu id im in info io jp kr la link',
  'live ly me ml net nl online org page pl pro pw ru sh shop site store su tk to top tv tw uk us vip vn ws xyz',
]
  .join(' ')
  .replaceAll(' ', '|')

/** A dot after Korean words is mostly a full stop, and the dot of an abbreviation is none. */
const HOST = new RegExp(
  `[a-z0-9-]\\.(?:${ENDINGS})(?![a-z0-9])|[가-힣]\\.(?:com|net|kr)(?![a-z0-9])`,
  'i',
)

const IPV4 = /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.])/

/** Ways to write a dot so that no program takes it for one. */
const DISGUISED_DOT = /\s*[[({<]\s*(?:\.|dot|점|닷)\s*[\])}>]\s*|。/gi

/** Whether a text has an address in it, as it is typed, with full-width letters or with disguised dots. */
export function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC').replace(DISGUISED_DOT, '.')
  return ADDRESS.test(plain) || HOST.test(plain) || IPV4.test(plain)
}
