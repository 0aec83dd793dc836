import { josa } from 'es-hangul'
import { finalSoundOfSyllable, lastReadSyllable } from './internal/final-sound.js'

/** es-hangul knows these; the reading of the word is ours, the choice is its own. */
const PAIRS_OF_ES_HANGUL = [
  '이/가',
  '을/를',
  '은/는',
  '와/과',
  '으로/로',
  '으로서/로서',
  '으로써/로써',
  '으로부터/로부터',
  '이나/나',
  '이란/란',
  '아/야',
  '이랑/랑',
  '이에요/예요',
  '이라/라',
] as const

/** Written `after a consonant/after a vowel`. */
const PAIRS_OF_OURS = [
  '과/와',
  '은커녕/는커녕',
  '이고/고',
  '이구나/구나',
  '이군/군',
  '이나마/나마',
  '이냐/냐',
  '이네/네',
  '이니/니',
  '이니까/니까',
  '이다/다',
  '이던/던',
  '이든/든',
  '이든지/든지',
  '이라고/라고',
  '이라는/라는',
  '이라니/라니',
  '이라도/라도',
  '이라며/라며',
  '이라면/라면',
  '이라서/라서',
  '이며/며',
  '이면/면',
  '이면서/면서',
  '이시여/시여',
  '이야/야',
  '이야말로/야말로',
  '이어서/여서',
  '이었/였',
  '이었고/였고',
  '이었다/였다',
  '이었던/였던',
  '이었습니다/였습니다',
  '이었어/였어',
  '이었어요/였어요',
  '이었으며/였으며',
  '이었지만/였지만',
  '이여/여',
  '이요/요',
  '이자/자',
  '이죠/죠',
  '이지/지',
  '이지만/지만',
] as const

const PAIRS_IN_REVERSE = {
  '가/이': '이/가',
  '를/을': '을/를',
  '는/은': '은/는',
  '로/으로': '으로/로',
} as const

type EsHangulPair = (typeof PAIRS_OF_ES_HANGUL)[number]
/** A particle or copula form with two shapes, e.g. `이/가`, `으로/로`, `이었다/였다`. */
export type ParticlePair =
  | EsHangulPair
  | (typeof PAIRS_OF_OURS)[number]
  | keyof typeof PAIRS_IN_REVERSE

/** Every pair that `withParticle` and a slot of `fillSlots` accept. */
export const PARTICLE_PAIRS: readonly ParticlePair[] = [
  ...PAIRS_OF_ES_HANGUL,
  ...PAIRS_OF_OURS,
  '가/이',
  '를/을',
  '는/은',
  '로/으로',
]

const FUSED_SUBJECTS: Readonly<Record<string, string>> = {
  나: '내가',
  너: '네가',
  저: '제가',
  누구: '누가',
}

function isEsHangulPair(pair: ParticlePair): pair is EsHangulPair {
  return PAIRS_OF_ES_HANGUL.some((known) => known === pair)
}

function isReversed(pair: ParticlePair): pair is keyof typeof PAIRS_IN_REVERSE {
  return pair in PAIRS_IN_REVERSE
}

export function isParticlePair(text: string): text is ParticlePair {
  return PARTICLE_PAIRS.some((known) => known === text)
}

/**
 * The shape of the particle that follows the word. Digits are read in Sino-Korean, Latin by letter name
 * (capitals) or by its usual Hangul spelling; what cannot be read counts as ending on a vowel.
 */
export function particleFor(word: string, pair: ParticlePair): string {
  if (isReversed(pair)) return particleFor(word, PAIRS_IN_REVERSE[pair])
  const syllable = lastReadSyllable(word) ?? '아'
  if (isEsHangulPair(pair)) return josa.pick(syllable, pair)
  const [afterConsonant, afterVowel] = pair.split('/')
  const isOpen = finalSoundOfSyllable(syllable.charCodeAt(0)) === 'open'
  return (isOpen ? afterVowel : afterConsonant) ?? ''
}

/**
 * The word and its particle: `사과가`, `하진이`, `3이`, `‘열쇠’를`, `길로`.
 * The four pronouns that fuse do: `내가`, `네가`, `제가`, `누가`.
 */
export function withParticle(word: string, pair: ParticlePair): string {
  const isSubject = pair === '이/가' || pair === '가/이'
  const fused = isSubject && Object.hasOwn(FUSED_SUBJECTS, word) ? FUSED_SUBJECTS[word] : undefined
  return fused ?? word + particleFor(word, pair)
}
