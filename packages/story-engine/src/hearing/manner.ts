import { isQuestion } from './speech-acts.js'

/**
 * How an unquoted text is meant: as an act of the player's, as words said aloud, as a question, as a question
 * for leave (which is the act), or as a thought of what might be (which does nothing).
 */
export type Manner = 'act' | 'said' | 'asked' | 'leave' | 'supposed'

const LEAVE = /(?:[아어여해봐와워켜가려쳐]|[가-힣])도\s?(?:돼|되|될|괜찮|좋)\S*[?？.!~…\s]*$/u
const SUPPOSED =
  /(?:만약|만일|혹시라도|가령)|(?:으?면|다면|라면)\s?(?:\S+\s)?(?:어떻게|어찌|어케|무슨\s?일|뭐가|뭔\s?일|누가|큰일|안\s?돼|안\s?되|어떤)\S*/u
const WHAT_IF = /(?:으?면|다면|라면)\s?(?:(?:돼|되|될까|되나|안\s?돼|안\s?되나)\S*)?[?？]/u
/** An act that one puts to oneself: 가 볼까? 열어 볼까나. */
const TO_ONESELF = /(?:[가-힣]까|까나|ㄹ까|볼래|할래)[?？.!~…\s]*$/u
const WITH_OTHERS = /같이|함께|우리|저랑|나랑/u
const WH = /왜|누구|누가|뭐|뭘|뭔|무엇|무슨|어디|언제|어떻게|얼마|어느|몇|어떤/u
const NARRATED = /(?:고\s?싶(?:다|어|어요|음|네)|[는ㄴ]다|[다자]|게|래|기|[가-힣]ㅁ)[.!~…\s]*$/u

/** Polite or confiding ends of statements, which nobody types of an act: 잤어요, 없습니다, 예뻐요, 왔거든. */
const SAID = new RegExp(
  `(?:${[
    '[았었했였갔왔봤됐샀났렸졌쳤켰꼈섰썼랐뺐잤탔]\\S{0,3}(?:어요|습니다|거든요?|잖아요?|네요?|는데요?|죠|지요?)',
    '(?:없|있|같|좋|싫|많|옳|맞|괜찮|미안|아니|알아|알죠|알지|몰라|모르|믿어|아시)\\S{0,3}(?:어요|아요|에요|습니다|네요?|죠|지요?|잖아요?|거든요?)',
    '(?:알아|몰라|믿어)요',
    '집에?\\s?(?:가고|보내고?)\\s?싶(?:다|어|어요|음|네)',
    '(?:이상|수상|궁금|답답|심심|억울|신기|불안|의심스럽|무섭|두렵|배고프|춥|덥|피곤|졸리|아프|슬프|기쁘|화나)(?:하)?다',
    '[가-힣]겠(?:네|군|다\\s?[ㅋㅎㅠㅜ])|(?:이|하|되|가|오)네|는구나|더라|다니|(?<![아어여해펴려러와워겨쳐]\\s?)보고\\s?싶(?:다|어|네|었어|었다|음)|그립다|그리워',
    '예요|이에요|입니다|아닙니다|네요|군요|구나|잖아요?|거든요?|는데요|더라고요?|다고요|라고요|라니까요?',
  ].join('|')})[.!~…ㅋㅎㅠㅜ\\s]*$`,
  'u',
)
/** Somebody called and told to do something: 뚝딱아 조사 좀 해 줘. */
const TOLD_TO =
  /^\S{1,6}(?:[아야]|씨|님)[,!]?\s[^.]*(?:[가-힣]\s?(?:봐|줘|라|마|자)|[아어여해와])(?:요|라)?[.!~…\s]*$/u
const ASKED_FOR = /[가-힣]\s?(?:줘|봐|라|마|자)(?:요)?[.!~…\s]*$/u
/** Whatever is found so is only found so: 경치 미쳤다, 심쿵. */
const STRUCK =
  /미쳤|미친(?!\s?(?:놈|년|새끼|사람|듯))|심쿵|대박|소름|쩐다|쩔[어었]|오졌|오진다|실화|레전드|개웃/u
const HOMESICK_OR_SAD =
  /눈물\s?나|집에?\s?(?:가고|보내)\s?싶|집에?\s?(?:가고|보내)\s?(?:줘|주세요)|ㄷㄷ|ㅠㅠ|ㅜㅜ/u

export function isStruck(text: string): boolean {
  return STRUCK.test(text)
}

const EXCLAIMED = /(?:네|구나|군|다니|거든|잖아|더라|던데|는걸|인데|은데)[.!?~…ㅋㅎㅠㅜ\s]*$/u
/** 나 사실 미래에서 왔어: of oneself, and to somebody. */
const CONFIDED =
  /^(?:나|난|내가|나는|저|전|제가|저는|사실|실은|우리|우린)\s.*(?:[았었했였갔왔봤됐샀났렸졌쳤켰섰랐잤탔겼꼈뒀줬]어|거야|야|이야)[.!~…\s]*$/u
/** 손잡았어: told of what has happened, where an act is typed as 잡는다, 잡았다 or 잡음. */
const TOLD_PAST =
  /[았었했였갔왔봤됐샀났렸졌쳤켰섰랐잤탔겼꼈뒀줬](?:어|네|지|대|잖아|는데)(?:\s\S{1,4}다)?[.!~…ㅋㅎㅠㅜ\s]*$/u
const POLITE = /(?:[가-힣]요|니다|니까|죠)[.!?~…\s]*$/u
const CALLED_LAST = /[\s,]+\S{1,6}(?:\s?씨|님|아|야)[.!?~…\s]*$/u

/** `hasVerb`: whether an act of the lexicon was heard in it. */
export function mannerOf(text: string, hasVerb: boolean): Manner {
  if (text === '') return 'act'
  const spoken = text.replace(CALLED_LAST, '')
  if (
    SUPPOSED.test(text) &&
    (isQuestion(text) || /\?|까|(?:지|[돼되]\S{0,2})[.!~…\s]*$/u.test(text))
  )
    return 'supposed'
  if (WHAT_IF.test(text)) return 'supposed'
  if (LEAVE.test(text)) return 'leave'
  if (spoken !== text && ASKED_FOR.test(spoken)) return 'said'
  if (hasVerb && TOLD_PAST.test(text)) return 'said'
  if (
    TOLD_TO.test(text) ||
    (!hasVerb && (EXCLAIMED.test(text) || isStruck(text) || HOMESICK_OR_SAD.test(text)))
  )
    return 'said'
  if (isAsked(text, hasVerb) || (spoken !== text && WH.test(spoken) && isAsked(spoken, hasVerb))) {
    return 'asked'
  }
  if (SAID.test(text) || SAID.test(spoken) || CONFIDED.test(text)) return 'said'
  return !hasVerb && POLITE.test(text) ? 'said' : 'act'
}

function isAsked(text: string, hasVerb: boolean): boolean {
  if (!isQuestion(text)) return false
  if (hasVerb && TO_ONESELF.test(text) && !WH.test(text) && !WITH_OTHERS.test(text)) return false
  return !NARRATED.test(text) || !hasVerb || /[?？]\s*$/u.test(text)
}
