/** What may stand between two syllables to hide a word: “시1발”, “병.신”. */
const FILLER = String.raw`[\d.,*~_^;:|/\\@#!?-]{0,3}`
/** Nothing of a word goes before: 다시발행, 3시발 and 아저씨발 are other words. */
const START = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}])`
const LAUGHTER = '[ㅋㅎㅠㅜ]*'

/** The syllables of a word, with fillers between them, or each as a word of its own. */
function word(syllables: string, after = ''): string[] {
  const letters = Array.from(syllables)
  return [`${START}${letters.join(FILLER)}${after}`, `${START}${letters.join(' {1,2}')}${END}`]
}

const SOURCES = [
  ...word('시발', '(?!점|역|택시|자동차|지|하|된|되)'),
  ...word('씨발', '(?!라(?!마|매)|려|르|린)'),
  ...word('씨팔'),
  ...word('시팔', '(?!만|십|이|삼|사)'),
  `${START}[시씨]이+발(?!점|역|라(?!마|매))`,
  `${START}[시씨]바+알`,
  ...word('병신', '(?!년(?:생|에|도|의|부터)|일주|월)'),
  ...word('등신', '(?!대|불)'),
  ...word('지랄', '(?!탄)'),
  `${START}(?:개|생|염병)지랄`,
  `${START}염병(?:할|하네|하고)`,
  `${START}개${FILLER}(?:새끼|색기|쌔끼|쉐끼|세끼)`,
  `${START}(?:씹|미친|또라이|쓰레기|병신|호모) ?(?:새끼|쌔끼)`,
  `${START}씹(?:새|년|창)`,
  `${START}미친 ?(?:놈|년(?!도|간|대|생))`,
  `${START}(?:썅|쌍|걸레 ?)년(?!도)`,
  `${START}(?:개)?(?:좆|좃)`,
  `${START}엿 ?(?:먹어|이나 먹)`,
  `${START}(?:느금마|느그 ?애미|[니네느] ?(?:애미|에미)|엠창)`,
  `${START}뒈져`,
  `${START}나가 ?(?:죽어|뒤져|뒈져)`,
  `${START}자살(?:해라|이나 해|하세요)`,
  `${START}(?:한남충|김치녀|된장녀|맘충|급식충|틀딱|짱깨|쪽바리|찐따)`,
  // Alone in their sentence: “위기가 닥쳐”, “죽어라 뛰었다” and “불이 꺼져” are something else.
  String.raw`(?<=^|[.!?\n] *)(?:닥쳐라?|죽어(?:라|버려)?|꺼져라?|뒤져라?)(?= *(?:[.!?~]|\n|$))`,
  `${START}(?:ㅅㅂ|ㅆㅂ|ㅂㅅ|ㅄ|ㅈㄹ|ㄱㅅㄲ)${LAUGHTER}${END}`,
]

const HARSH = new RegExp(SOURCES.map((source) => `(?:${source})`).join('|'), 'gu')

/** A letter that is drawn out: 씨씨발, ㅅㅅㅂㅂ. */
const DRAWN_OUT = /(\p{L})\1+/gu

/**
 * The words of a text that may hurt somebody, each once, as they are written there. The list is small and asks for
 * nothing but a second thought, so it leaves out what is also an ordinary word.
 */
export function findHarshWords(text: string): string[] {
  const plain = text.normalize('NFC')
  const found = matchesOf(plain)
  return found.length > 0 ? found : matchesOf(plain.replaceAll(DRAWN_OUT, '$1'))
}

function matchesOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(HARSH), ([match]) => match.trim()))]
}
