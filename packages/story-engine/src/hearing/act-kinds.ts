import { decomposeSyllable } from '../verbs/jamo.js'

const BODY = '귀|눈|코|입|혀|볼|뺨|손|손뼉|박수|발|다리|무릎|어깨|머리|배|가슴|이마|턱|목|이|이빨'
const ON_BODY = new RegExp(
  `(?:^|\\s)(?:내\\s?)?(?:${BODY})(?:[을를도만]|\\s|로\\s)\\s?(?:\\S+\\s)?(?:막|틀어막|꼬집|깨물|때려\\s?보|치며|친다|쳐|두드리|두드려|가리|흔들)`,
  'u',
)
const OF_ANOTHER = /에게|한테|의\s|씨|님|아이|할머니|할아버지|아저씨|아빠|엄마/u

/** 귀를 막는다, 볼을 꼬집어 본다: nobody is in danger of it. */
export function isUponOneself(text: string): boolean {
  return ON_BODY.test(text) && !OF_ANOTHER.test(text)
}

const FOR_SOMEBODY =
  /[아어여해워려와겨쳐펴러줘춰려내대매깨빼]\s?(?:주|준|줌|줘|줬|드리|드린|드림|드려|드릴)/u

/** 덮어 준다, 대답해 드린다: done for one who is there, whoever that is. */
export function isForSomebody(text: string): boolean {
  return FOR_SOMEBODY.test(text)
}

const ENDED =
  /[가-힣\s](?:다|어|아|네|지|요|자|까|야|냐|니|데|군|죠|해|래|돼|와|워|려|줘)[.!?~…ㅠㅜㅋㅎ\s]*$|[ㅠㅜ]+$/u

const GIVE_ME = /(?:줘|주세요|주십시오|줄래|주라)(?:요)?[.!?~…ㅠㅜ\s]*$/u

/** 힌트 줘: nothing is given by who says so. */
export function isAskedFor(text: string): boolean {
  return GIVE_ME.test(text)
}

/** Whether words without an act known in them are said: a sentence, and none that tells an act (춤을 춘다). */
export function isSentence(text: string): boolean {
  const last = /([가-힣])다[.!~…\s]*$/u.exec(text)?.[1]
  return ENDED.test(text) && !(last !== undefined && decomposeSyllable(last).endsWith('ㄴ'))
}
