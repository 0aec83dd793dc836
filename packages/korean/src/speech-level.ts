import { finalConsonantOf } from './internal/final-sound.js'
import { WORDS_IN_YO, WORDS_LIKE_INTIMATE, WORDS_LIKE_PLAIN } from './internal/verbless-endings.js'

export type SpeechLevel = '해라체' | '해요체' | '합쇼체' | '해체'

const AFTER_LAST_SYLLABLE = /[^가-힣]+$/u
const QUOTE_AT_END = /[‘“「『'"]([^‘“「『'"’”」』]+)[’”」』'"]\s*$/u
/** `가자, 하진아.`: who is called after the verb. A short verb in the same place is not a call. */
const CALL_AT_END =
  /,\s*(?!뭐야|아니야|거야|알아|같아|맞아|좋아|않아|놓아)[가-힣]{1,5}(?:아|야|님|씨)$/u

const FORMAL = /(?<stem>.)(?:니다|니까|시다)$/u
const PLAIN =
  /[가-힣](?:다|느냐|냐|니|자|구나|어라|아라|여라|거라|너라|으라|려무나|렴|노라|로다|도다)$/u
/** Imperatives whose stem and ending are one syllable: 서라, 가라, 해라, 봐라, 지켜라. */
const CONTRACTED_IMPERATIVE =
  /[가나다사자차타파하해내대새채봐와놔좌서처터켜려져쳐겨셔여줘둬꿔워]라$/u
const INTIMATE_VERB =
  /(?:^|\s)(?:가|와|봐|줘|해|돼|자|서|써|꺼|켜|놔|둬|타|사|응|그래|왜)$|(?:몰라|달라|골라|올라|놀라)$/u
const GOING =
  /(?:들어|돌아|걸어|뛰어|따라|올라|내려|지나|데려|가져|넘어|빠져|날아|다가|^나|\s나)가$/u
const INTIMATE_ENDING =
  /[가-힣](?:[어아해야지네군까봐줘돼와둬놔워려져켜쳐겨셔]|거든|는데|다고|라고|냐고|자고)$/u
/** -ㄹ게 -ㄹ래 -ㄹ걸 -ㄹ까, -ㄴ데, and reported -ㄴ대: the ending needs the final consonant before it. */
const FINAL_BEFORE_ENDING: Readonly<Record<string, string>> = {
  게: 'ㄹ',
  래: 'ㄹ',
  걸: 'ㄹ',
  데: 'ㄴ',
  대: 'ㄴ',
}

function lastClause(sentence: string): string {
  const text = sentence.normalize('NFC')
  const clause = (QUOTE_AT_END.exec(text)?.[1] ?? text).replace(AFTER_LAST_SYLLABLE, '')
  return clause.replace(CALL_AT_END, '').replace(AFTER_LAST_SYLLABLE, '')
}

function isFormal(clause: string): boolean {
  const stem = FORMAL.exec(clause)?.groups?.['stem']
  return (stem !== undefined && finalConsonantOf(stem) === 'ㅂ') || /십시[오요]$/u.test(clause)
}

function isPlain(clause: string): boolean {
  if (WORDS_LIKE_PLAIN.test(clause) || /(?:^|\s)(?:나라|사자|끼니)$/u.test(clause)) return false
  return PLAIN.test(clause) || CONTRACTED_IMPERATIVE.test(clause)
}

function isIntimate(clause: string): boolean {
  if (INTIMATE_VERB.test(clause) || GOING.test(clause)) return true
  if (WORDS_LIKE_INTIMATE.test(clause)) return false
  const needed = FINAL_BEFORE_ENDING[clause.at(-1) ?? '']
  if (needed !== undefined && finalConsonantOf(clause.at(-2) ?? '') === needed) return true
  return INTIMATE_ENDING.test(clause)
}

/**
 * The speech level of the sentence's last verb; speech in quotes at the end is judged by its own words.
 * `null` where the sentence ends without a verb or in a form that tells no level.
 */
export function speechLevelOf(sentence: string): SpeechLevel | null {
  const clause = lastClause(sentence)
  if (isFormal(clause)) return '합쇼체'
  if (/[요죠]$/u.test(clause)) return WORDS_IN_YO.test(clause) ? null : '해요체'
  if (isPlain(clause)) return '해라체'
  return isIntimate(clause) ? '해체' : null
}
