import { decompose } from './jamo.js'

/** Endings that a short stem may carry; the whole rest of the word must be one of them. */
const PLAIN =
  `다 ㄴ다 는다 고 고서 고는 고나서 고자 자 자고 지 지는 지도 려 려고 으려 으려고 러 으러 ㄹ게 을게 ㄹ게요 을게요 ㄹ래 을래 ㄹ래요
  을래요 ㄹ까 을까 ㄹ까요 을까요 ㄹ거야 을거야 ㄹ거임 을거임 ㄹ거 ㄹ거다 ㄹ껄 ㄹ란다 을란다 며 면서 으며 으면서 면 으면 니까 으니까 냐 냐고 는데 ㄴ데 은데 는지 ㄴ지 도록
  기 기로 음 ㅁ 는중 는거 네 네요 거든 죠 지요 ㅂ니다 습니다 ㅂ시다 읍시다 세요 으세요 시오 십시오 으십시오 시죠 려다 려다가 으려다 으려다가 다가 ㄴ다고 는다고 라고
  으라고 겠다 겠어 겠습니다 겠어요 고싶다 고싶어 고싶은데 고싶어요 고있다 고있어 ㄴ다음 은다음 ㄴ뒤 자마자 는척 는걸 지마 지마라 지말고 지않고 지않는다 지않아 지않을 지않기 지않았다 지못한다 기싫다 기싫어
  실래요 실래 실까요 시겠어요 시겠습니까 시나요 시죠 신가요 셨어요 셨나요 셨죠 시면 시고 시는 신 으실래요 으시겠어요 으셨어요`
    .trim()
    .split(/\s+/u)
/** What may follow the -아/어 shape: more endings or a helping verb (봐, 줘, 버린다 …). */
const AFTER_A =
  `요 서 야지 야겠다 야겠어 야만 야 라 도 다가 다 지고 ㅆ 보 주 버리 놓 두 가 오 내 제치 젖히 달라 들이 대 치우 볼 본 봐 줘`
    .trim()
    .split(/\s+/u)

const alternatives = (list: readonly string[]) =>
  list
    .map(decompose)
    .toSorted((one, other) => other.length - one.length)
    .join('|')

const FIRST_SHAPE = `(?:ㅏ|ㅓ|ㅣ|${alternatives(['아', '어', '여'])})`
const TAIL = `(?:${alternatives(AFTER_A)})\\S*`
const SHORT = new RegExp(`^(?:${alternatives(PLAIN)}|${FIRST_SHAPE}(?:${TAIL})?)$`, 'u')
const OPEN_SHORT = new RegExp(`^(?:${TAIL})?$`, 'u')
const LONG =
  /^(?:[ㅏㅓㅣㅆㄴㄹㅁㅂㅇ]|ㄷㅏ|ㄷㅓㄴ|ㄷㅗㄹㅗㄱ|ㄱㅗ|ㄱㅣ|ㄱㅓ|ㄱㅏㅣ|ㅈㅏ|ㅈㅣ|ㅅㅣ|ㅅㅏㅣ|ㅅㅡㅂ|ㄷㅡㅅ|ㅈㅣㅗ|$)/u
const NOUN_TAIL =
  /^(?:ㅎㅏ\S*|ㅎㅏㅣ\S*|ㅎㅏㄴ\S*|ㄷㅗㅣ\S*|ㅇㅡㄹ|ㄹㅡㄹ|ㄷㅗ|ㅁㅏㄴ|ㅂㅜㅌㅓ|ㅎ\S*|ㄱ|ㄱㄱ|)$/u
const BARE_NOUN_TAIL = /^(?:ㅎㅏ\S*|ㅎ\S*)$/u

const DEPENDENT = /^ (?:거|게|수|생각|테|꺼|것)/u

export type StemShape = { syllables: number; text: string; isNoun: boolean; isAmbiguous: boolean }

/** Whether `rest` (the sounds of the word after the stem) makes a verb of the stem. */
export function isInflected(shape: StemShape, rest: string, after: string): boolean {
  if (shape.isNoun) return (shape.isAmbiguous ? BARE_NOUN_TAIL : NOUN_TAIL).test(rest)
  if (shape.syllables > 1) return LONG.test(rest)
  if (SHORT.test(rest)) return true
  if (/^(?:ㄹ|ㅇㅡㄹ)$/u.test(rest)) return DEPENDENT.test(after)
  return /[ㅏㅓㅣ]$/u.test(shape.text) && OPEN_SHORT.test(rest)
}

const WS = ' ?'
const NOT = '(?:않|안|마|말|못)'.replaceAll(/[가-힣]/gu, decompose)
const NEGATIONS = [
  `^${decompose('지')}(?:${['는', 'ㄴ', '도', '를', 'ㄹ'].map(decompose).join('|')})?${WS}${NOT}`,
  `^${decompose('고')}${WS}${decompose('싶지')}(?:${decompose('는')}|${decompose('도')})?${WS}${NOT}`,
  `^${decompose('기')}(?:${['는', '가', '도'].map(decompose).join('|')})?${WS}(?:${decompose('싫')}|${decompose('귀찮')})`,
  `^(?:${decompose('는')}|ㄴ|${decompose('은')})?${WS}${decompose('대신')}`,
  `^${decompose('기')}${WS}${decompose('보다')}`,
  `^(?:ㄹ|${decompose('을')})${WS}(?:${['수', '생각', '마음', '필요', '리'].map(decompose).join('|')})(?:${['는', '은', '도', '이', '가'].map(decompose).join('|')})?${WS}${decompose('없')}`,
  `^(?:${decompose('으')})?${decompose('려')}(?:${decompose('고')}|${decompose('다')}|${decompose('다가')})?(?:${decompose('하')}\\S*)?${WS}(?:${['만다', '말았', '말고', '그만', '멈', '관두', '관뒀'].map(decompose).join('|')})`,
].map((source) => new RegExp(source, 'u'))

/** Nouns with 하다 show their negation after the 하. */
export function isNegatedAfter(rest: string, isNoun: boolean): boolean {
  const tail = isNoun ? rest.replace(/^(?:ㅇㅡㄹ|ㄹㅡㄹ|ㄷㅗ)? ?ㅎㅏ/u, '') : rest
  return NEGATIONS.some((pattern) => pattern.test(tail))
}

const QUOTED =
  /^(?:ㄱㅗ ㅅㅣㅍ)?[^ ]*?(ㅈㅏ|ㄴㅣㅏ|ㄹㅏ|ㄷㅏ)(?:ㄱㅗ|ㅁㅣㅓ)(?:ㄴㅡㄴ|ㄷㅗ)?(?: |$)/u
const EMBEDDED = /^[^ ]*ㅈㅣ(?:ㄹㅡㄹ|ㄷㅗ|ㄴㅡㄴ)?(?: |$)/u
const ADNOMINAL =
  /^(?:ㄴ|ㅇㅡㄴ|ㄴㅡㄴ|ㄷㅓㄴ|ㄹ|ㅇㅡㄹ|ㅎㅏㄴㅡㄴ|ㅎㅏㄴ|[ㅏㅓㅣ]?ㅆㄷㅓㄴ) (?!ㄱㅓ|ㄱㅏㅣ|ㄷㅏㅣ|ㅅㅜ|ㅅㅏㅣㅇㄱㅏㄱ|ㄷㅜㅣ|ㄷㅏㅇㅡㅁ|ㅊㅏㅣ|ㅊㅣㅓㄱ|ㅌㅏㅣ)/u

export type ClauseKind = 'said' | 'asked' | 'proposed' | 'embedded' | 'describing' | 'plain'

/** What kind of clause a verb closes, by what follows its stem up to the next words. */
export function clauseKindOf(rest: string): ClauseKind {
  const quoted = QUOTED.exec(rest)
  if (quoted) {
    if (quoted[1] === 'ㅈㅏ' || quoted[1] === 'ㄹㅏ') return 'proposed'
    return quoted[1] === 'ㄴㅣㅏ' ? 'asked' : 'said'
  }
  if (ADNOMINAL.test(rest)) return 'describing'
  return EMBEDDED.test(rest) && !rest.startsWith('ㅈㅣ') ? 'embedded' : 'plain'
}
