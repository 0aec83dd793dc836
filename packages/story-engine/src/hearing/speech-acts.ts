import type { Intent } from '../scene-schema.js'

/** What a sentence said aloud does, by its words; every speech is at least `talk`. */
const ACTS: readonly (readonly [Intent, RegExp])[] = [
  ['apologise', /미안|죄송|사과드|사과할게|잘못했|용서해|ㅈㅅ|쏘리/u],
  ['romance', /사랑해|사랑합니다|좋아해|좋아합니다|사귀|보고 ?싶었|반했/u],
  [
    'threaten',
    /죽여 ?버|죽고 ?싶냐|가만 ?안|가만두지|각오해|혼날|다치기 ?싫|후회하게|맞을래|순순히/u,
  ],
  [
    'refuse',
    /싫어|싫습니다|싫은데|안 ?해|안 ?할|됐어|됐습니다|거절|못 ?하겠|그만해|그만하|꺼져|ㄴㄴ/u,
  ],
  ['help', /도와 ?줄게|도와 ?드릴|도울게|지켜 ?줄게|구해 ?줄게|내가 ?막을/u],
  ['give', /받아|받으세요|여기 ?있|줄게|드릴게|가져가세요|돌려 ?드/u],
  [
    'persuade',
    /제발|부탁|달라|주세요|줘(?:요|라)?(?=[\s.!?…~]|$)|(?<![의상림모과여남글환부왕공탁액숫문혼진피해독저학제타용자후기])자(?:고|요)?(?=[\s.!?…~,]|$)|읍시다|ㅂ시다|[갑합봅둡옵납킵]시다|(?<!안녕하|계|뭐하|누구|어떠|아)세요(?!\s*[?？])|믿어|해야 ?(?:해|합니다|돼)|같이 ?가/u,
  ],
  ['joke', /ㅋㅋ|ㅎㅎ|농담|푸하하/u],
]
const WH = /왜|누구|누가|뭐|뭘|뭔|무엇|무슨|어디|언제|어떻게|어째서|얼마|어느|몇|머임|머야|어떤/u
const QUESTION_END =
  /(?:[니냐까]|나요|가요|지요|죠|는지|인가|는가|을까|ㄹ까|던가|[야어아지요대래]|임|데)[.~…\s]*$/u

export function isQuestion(text: string): boolean {
  return /[?？]/u.test(text) || (WH.test(text) && QUESTION_END.test(text)) || ENDS_ASKING.test(text)
}

const ENDS_ASKING = /(?:습니까|입니까|나요|을까요|니까\?|는가|냐|느냐)[.~…\s]*$/u

export function speechActs(speech: string): Intent[] {
  const acts = ACTS.flatMap(([intent, pattern]) => (pattern.test(speech) ? [intent] : []))
  if (isQuestion(speech) && !acts.includes('persuade')) acts.push('ask')
  return acts.length > 0 ? acts : ['talk']
}
