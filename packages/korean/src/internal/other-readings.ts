import { isInIdiom, type Standing } from './idioms.js'
import type { TriggerKey } from './trigger-key.js'

/** Verbs before a noun (온 편지, 산 책) and words of number that look like a name of one syllable. */
const BEFORE_A_NOUN = new Set(
  '온산한간본잔선탄단찬큰쓴준난든된쥔뜬판센먼긴진새헌첫두세네전각매모열못안알이그저',
)
const PLACE_OR_TITLE =
  /^\s(?:씨|님|군|양|위|아래|밑|속|안|밖|쪽|옆|앞|뒤|곁|너머|꼭대기|기슭|중턱|어귀|가까이)(?:[^가-힣]|에|으로|로|을|를|이|의|은|는|도|까지|$)/u
const HANGUL_AHEAD = /^\s[가-힣]/u

const NUMERAL =
  /(?:^|[^가-힣])(?:한|두|세|네|석|넉|서너|너댓|몇|여러|온갖|갖은|다섯|여섯|일곱|여덟|아홉|열|스무|스물|서른|마흔|쉰|예순|일흔|여든|아흔|수십|수백|[일이삼사오육칠팔구십백천만]{1,6}|\d+)\s?$/u
/** Words that count things, and are things or names themselves. */
const COUNTERS = new Set([
  '달',
  '섬',
  '말',
  '되',
  '돌',
  '칸',
  '단',
  '병',
  '잔',
  '판',
  '차',
  '장',
  '척',
  '칼',
  '가지',
  '보름',
  '사발',
  '바가지',
  '개',
  '초',
  '분',
  '명',
  '마리',
  '노트',
  '냥',
  '푼',
  '자',
  '리',
  '층',
  '시',
  '권',
  '쪽',
  '방',
  '줄',
])

const REFUSED_AHEAD = /^(?:는|은|도|를)?\s(?:마(?:[^가-힣]|라|세요|요|십시오)|말|않)/u
/** 지우고, 누리며: forms of verbs, where a name would take 이고. */
const VERB_FORM = /(?:[우르지치키기니]|[가-힣]리)(?:고|며|면서|자|던|던가|곤)요?$/u

const BARE_ENDING = /^(?:고|며|면서|자|던|던가|곤)요?$/u

/** Whole words that begin like a key and particles, and are something else. */
const OTHER_WORDS =
  /^(?:물론|여보세요|불만[이을은]\S*|별도[로의]|모자(?:라(?:서|다|면|니|고|는|지|도|네|던)?|란)|나무라(?:는|면|고|서|지|던|며|다가)?|나무란다|자라(?:서|고|며|면|는|던|지|나|니)|지나(?:고|며|면|면서|던|자|다가|니|지|가)|편지지\S*|지도교수\S*|칼같이|불같이|하나같이|꿈같이|아이고\S*|아름다\S*|해마다|나라면|해주는|돌아|살아|날아|놀아|참아|알아|남아|막아)$/u

/** Whether what stands there is nearly always another word, or a form of a verb. */
export function isOtherWord(key: TriggerKey, { text, start, end, particle }: Standing): boolean {
  const word = text.slice(start, end)
  const before = text.slice(Math.max(0, start - 12), start)
  const after = text.slice(end + particle.length, end + particle.length + 8)
  if (OTHER_WORDS.test(word + particle) || isInIdiom({ text, start, end, particle })) return true
  if (COUNTERS.has(word) && NUMERAL.test(before)) return true
  if (key.chainStart.isOneSyllable && particle === '' && BEFORE_A_NOUN.has(word)) {
    if (HANGUL_AHEAD.test(after) && !PLACE_OR_TITLE.test(after)) return true
  }
  if (word.endsWith('지') && REFUSED_AHEAD.test(particle + after)) return true
  if (word.endsWith('진') && particle === '' && /^\s(?:않|못)/u.test(after)) return true
  if (word === '바람' && particle.startsWith('에') && /는\s$/u.test(before)) return true
  return (
    !key.chainStart.isOneSyllable && BARE_ENDING.test(particle) && VERB_FORM.test(word + particle)
  )
}
