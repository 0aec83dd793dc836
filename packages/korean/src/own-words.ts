import { splitGraphemes } from './graphemes.js'
import { SENTENCE_MARKS } from './sentence-marks.js'
import { speechLevelOf } from './speech-level.js'

/** Characters of somebody's own words that a sentence carries well. */
const MOST = 60

const SENTENCE_END = new RegExp(`[${SENTENCE_MARKS}\\n]+`, 'u')
const DOUBLE_QUOTES = /["“”«»「」『』]/gu

/** Whatever tells a listener what to do, or speaks to one. */
const ORDER =
  /(?:줘|줘요|주라|주세요|주십시오|줄래|달라|다오|해라|하라|써라|하세요|으세요|십시오|하시오|[할말] 것|지 ?마|마라|마세요|말라|말아요?|금지|바란다|바랍니다|바람|부탁해요?|부탁드려요|부탁드립니다)$/u
const ADDRESSED =
  /(?:^|\s)(?:당신|너[는를의도]?|너에게|네가|니가|자네|그대)(?:\s|$|[은는이가을를의])|\b(?:ignore|disregard|must|instructions?|prompt|you)\b/iu
const FIRST_PERSON = /(?:^|[\s,])(?:나는|난|저는|전|내가|제가|나도|저도)(?=\s)/u

/** Ends like a verb made a noun, an adverb, a verb before a noun, or half a sentence. */
const NO_NOUN =
  /(?:함|임|됨|씀|큼|긺|[가-힣]*[있없많작같좋싫높낮않젊늙붉검밝았었였했]음|히|하게|스럽게|[있없않크작길짧]게|처럼|같이|에서|에게|까지|부터|으로|[을를]|[가-힣](?:은|는|한|던|운|른|된|쓴)|(?:^|\s)(?:큰|긴|센|찬)|[하이있없크많적작길]고|[가-힣]며|면서|지만|는데|은데|[아어해]서|니까)$/u

/** Of a text somebody wrote about themselves: what can stand in a sentence about them. */
export type OwnWords = {
  /** Parted at commas, without the marks that end a sentence. */
  parts: readonly string[]
  /** To be quoted. */
  quote: string
  isFirstPerson: boolean
  isCut: boolean
}

/** Null where nothing is left: sentences that are orders, or speak to a listener, are left out. */
export function readOwnWords(text: string): OwnWords | null {
  const sentences = text
    .replaceAll(DOUBLE_QUOTES, '')
    .split(SENTENCE_END)
    .map((sentence) => sentence.replaceAll(/\s+/gu, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .filter((sentence) => !ORDER.test(sentence) && !ADDRESSED.test(sentence))
  const first = sentences[0]
  if (first === undefined) return null
  const whole = shorten(sentences)
  return {
    parts: sentences.flatMap((sentence) => sentence.split(/\s*[,、·/]\s*/u)).filter(Boolean),
    quote: whole.text,
    isFirstPerson: FIRST_PERSON.test(whole.text),
    isCut: whole.isCut,
  }
}

function shorten(sentences: readonly string[]): { text: string; isCut: boolean } {
  const kept = sentences.filter((_, at) => joined(sentences.slice(0, at + 1)).length <= MOST)
  if (kept.length > 0) return { text: joined(kept), isCut: kept.length < sentences.length }
  const start = splitGraphemes(sentences[0] ?? '')
    .slice(0, MOST)
    .join('')
  const lastSpace = start.lastIndexOf(' ')
  return { text: `${lastSpace > 0 ? start.slice(0, lastSpace) : start}…`, isCut: true }
}

const joined = (sentences: readonly string[]): string => sentences.join('. ')

/** Whether a part can take a particle as it is; where that is not sure (180cm, 키가 큼), it cannot. */
export function isNounPhrase(part: string): boolean {
  return /[가-힣]$/u.test(part) && !NO_NOUN.test(part) && speechLevelOf(part) === null
}
