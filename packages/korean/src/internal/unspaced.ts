import { SENTENCE_MARKS } from '../sentence-marks.js'
import { isParticleChain } from './particle-chain.js'
import { isParticleInRun, LONGEST_PARTICLE, type RunOn } from './run-on.js'
import { AFTER_WORD, DEED, NO_NOUNS_OF_ONE_SYLLABLE } from './run-on-words.js'
import type { TriggerKey } from './trigger-key.js'
import { WORDS_IN_YO, WORDS_LIKE_INTIMATE, WORDS_LIKE_PLAIN } from './verbless-endings.js'

/** Where a sentence without spaces stands in a text. */
export type Unspaced = { start: number; end: number }
/** Whether the key that is read begins its run, whether a longer one begins with it, and where others follow. */
export type Neighbours = {
  isKeyAt: (offset: number) => boolean
  isCovered: boolean
  isFirst: boolean
}

const RUN = /[가-힣a-z0-9]{4,}[가-힣]/gu
const LONG_RUN = 8
const SHORT_BESIDE = 3
const LONGEST_BESIDE = 12
const CLAUSE_END = new RegExp(`[${SENTENCE_MARKS}\\n“”"‘’()[\\]—]`, 'u')
const LIKE_A_VERB =
  /(?:[아어자래해다요게줘봐까네지고서면니냐라려러와대기봄음함데걸거죠켜펴쳐져셔겨녀텨춰워놔둬돼내깨님]|지마|제발|빨리|얼른)$/u
const LIKE_A_NOUN =
  /(?:이었|였)(?:다|어|어요|네|지|고|는데|습니다)$|니[다까]요?$|이?에요$|(?<!여기|거기|저기|어디|누구|뭐)예요$|이야$|이다$|[인일]데요?$|인가$|이라(?:고|서|니|면|더니)$|에서$|에게서?$|한테서?$|까지$|부터$|보다$|마다$/u

function isLikeAVerb(run: string): boolean {
  if (!LIKE_A_VERB.test(run) || LIKE_A_NOUN.test(run)) return false
  return ![WORDS_IN_YO, WORDS_LIKE_INTIMATE, WORDS_LIKE_PLAIN].some((nouns) => nouns.test(run))
}

/** Whether nothing, or for a long run one short word, stands beside it in the same clause. */
function isAlone(text: string, { start, end }: Unspaced): boolean {
  const before =
    text
      .slice(Math.max(0, start - LONGEST_BESIDE), start)
      .split(CLAUSE_END)
      .at(-1) ?? ''
  const after = text.slice(end, end + LONGEST_BESIDE).split(CLAUSE_END)[0] ?? ''
  const beside = (before + after).replaceAll(/[^가-힣]/gu, '')
  return beside.length <= (end - start < LONG_RUN ? 0 : SHORT_BESIDE)
}

/**
 * Runs that are sentences typed without spaces: long, ending like a verb, and nearly all of their clause. Prose
 * keeps its long words among others.
 */
export function unspacedSentences(text: string): Unspaced[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index: start }) => {
    const sentence = { start, end: start + run.length }
    return isLikeAVerb(run) && isAlone(text, sentence) ? [sentence] : []
  })
}

/** Particles, connective endings and adverbs, behind which a word begins. */
const BEFORE_WORD =
  /(?:한테서?|에게서?|에서|께서?|까지|부터|처럼|보다|이랑|하고|전에|후에|[을를]|[가-힣](?:고|서|면|지|게|니|자|며|러|요)|[님씨까]|는데|다가|[았었했있없갔왔]대|같이|다시|빨리|얼른|당장|지금|먼저|혼자|진짜|제발|어서|바로|조금만?|천천히|많이|[좀꼭왜]|이제|여기|저기|거기|우리)$/u
/** The few behind which even a word of one syllable begins, where the sentence already names something. */
const BEFORE_SHORT_WORD = /(?:[가-힣][고서]|[켜펴쳐져셔겨텨춰둬]|우리)$/u

type Place = {
  text: string
  start: number
  /** Where the last key found ends, and where words are known to begin. */
  reached: number
  joints: ReadonlySet<number>
}

/** Whether a word begins inside the sentence: behind another key or a word that ends for certain. */
export function beginsWordIn(
  sentence: Unspaced,
  { text, start, reached, joints }: Place,
  isOneSyllable: boolean,
): boolean {
  if (start < reached) return false
  if (joints.has(start)) return true
  if (isOneSyllable && reached <= sentence.start) return false
  const before = text.slice(Math.max(sentence.start, reached, start - 4), start)
  return (isOneSyllable ? BEFORE_SHORT_WORD : BEFORE_WORD).test(before)
}

/** What goes on a bare noun to make another noun, or a verb: 등대지기, 우산꽂이, 사과하다. */
const LONGER_WORD =
  /^(?:지기|깎이|카락|겠|구멍|장[수이]|가게|꽂이|나무|봉투|상자|조각|주인|구(?=$|에|로|를|가|까지|어디)|쟁이|뭉술|머니|께끼|둥이|[장사관원주]님|하(?!나)|해|했|합|한다|한(?![판번잔개장병마권입모두])|라[서면니고는]?|란(?!도)|시[지죠고는면]|셨|으[시셨]|할|되|된|돼|됐|시[키켜]|당[하해]|스[러럽크]|롭|로[운워]|거[리려렸]|치[고며면]|[친칠쳐쳤]|[가-힣]{0,2}(?:이었|였))/u
/** Last syllables of longer nouns, unless it is the object of a verb: 도서관에, but 소라문열어. */
const LONGER_NOUN =
  /^[기개색빛관꾼집방실값단식질짓살원권표복비용품회학칸잎사장채판함통밭터창댁꽃꼴병문물님집가달인낮밤날]/u
const SHORT_OBJECT = /^[문불손칼검책물밥벨귀눈입등종배말활줄병짐옷끈별비섬성귤파]/u
const PLACE_OR_PERSON = /^(?:[안밖위앞옆뒤속](?:으로|에서?)|까지|으로|로|에서?|한테|께)/u

function readShort(run: string, word: string): RunOn | null {
  if (NO_NOUNS_OF_ONE_SYLLABLE.has(word)) return null
  const place = PLACE_OR_PERSON.exec(run)?.[0]
  if (place !== undefined && run.length > place.length)
    return { particle: place, next: place.length }
  const verb = AFTER_WORD.exec(run)?.[0]
  return verb === undefined ? null : { particle: '', next: verb.length }
}

function isNextWord(rest: string, shortest: number): boolean {
  if (LONGER_WORD.test(rest)) return false
  if (SHORT_OBJECT.test(rest) && DEED.test(rest.slice(1))) return true
  return !LONGER_NOUN.test(rest) && rest.length >= shortest
}

/** How a key goes on inside such a sentence, where any word may be the next. */
export function readInSentence(
  key: TriggerKey,
  run: string,
  { isKeyAt, isCovered, isFirst }: Neighbours,
): RunOn | null {
  if (key.chainStart.isOneSyllable) return isFirst ? null : readShort(run, key.words.join(''))
  if (isCovered) return null
  const bare = { particle: '', next: 0 }
  if (isKeyAt(0)) return bare
  for (let length = Math.min(LONGEST_PARTICLE, run.length - 2); length > 0; length -= 1) {
    const particle = run.slice(0, length)
    if (isParticleInRun(particle) && isParticleChain(particle, key.chainStart))
      return { particle, next: length }
  }
  return isNextWord(run, isFirst ? 3 : 2) ? bare : null
}
