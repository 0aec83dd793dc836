import { decomposeSyllable } from '../../verbs/jamo.js'

/** Words by which an act is denied, let be or done without: 안 본다, 보지 않고, 못 가, 말없이, 참는다. */
const DENIALS = [
  /(?:^|\s)(?:안|못)\s?(?=[가-힣])/u,
  /지(?:는|도|를|를도|ㄹ|까지)?\s?(?:않|안\s?[하했한할해함아어]|못|말[고자아았]|말기|마[라세자요]?(?=[\s.!?~]|$))/u,
  /[가-힣]\s?(?:없이|않고|말고|대신)(?=[\s,.!]|$)/u,
  /(?:참는|참아|참고|참는다|무시|외면|모른\s?(?:척|체)|못\s?[본들]\S*\s?(?:척|체)|거절|거부|사양|싫[다어은]|됐어|됐습니다|그만두|관두|관둔|포기|안돼|안\s?돼|아니[요야에다])/u,
  /(?:입|말문)(?:을|만)?\s?(?:다물|닫|꾹)|속으로(?:만)?|아무\s?(?:말|것|대답|소리)도/u,
]

/** 소리 안 나게, 들키지 않도록: how an act is done. */
const MANNER = /(?:(?<![가-힣])안\s?[가-힣]{1,3}게|[가-힣]지\s?(?:않|못하)(?:게|도록))(?=\s)/gu

/** A text, as long as it was, in which only acts are denied and no manner of acting. */
export function withPlainManner(text: string): string {
  return text.replace(MANNER, (manner) => '살짝'.padEnd(manner.length))
}

/** The end of a clause whose act is not done: left, pretended, only thought of, weighed. */
const UNDONE = [
  /지(?:는|도|를)?\s?(?:않|못하?|못[한했]|말)[가-힣]{0,4}[\s.!~]*$/u,
  /(?:^|[은는을를이가도만에로]\s)(?:안|못)\s[가-힣]{1,6}[\s.!~]*$/u,
  /(?:척|체|시늉|흉내|상상)(?:만|을|를|도|은)?\s?(?:[하한했함해할낸내][가-힣]{0,4})?[\s.!~]*$/u,
  /까\s?말까/u,
  /(?:싫[다어네]|참는다|참았|참기로|그만둔다|관둔다|관둬|단념|포기한다)/u,
  /려(?:다가?|고\s?하다가?)\s?(?:만다|말았|멈|그만)/u,
]
/** 볼 필요 없다, 열 수가 없다: what is needless or cannot be, after a syllable that ends in ㄹ. */
const NEEDLESS = /([가-힣])\s?(?:필요|생각|마음|수|리|이유|엄두)(?:는|은|가|이|도|조차)?\s?없/gu

/** Whether the act that a clause tells of is not done. */
export function isUndone(clause: string): boolean {
  const plain = withPlainManner(clause)
  const needless = [...plain.matchAll(NEEDLESS)]
  return (
    UNDONE.some((pattern) => pattern.test(plain)) ||
    needless.some(([, before = '']) => decomposeSyllable(before).endsWith('ㄹ'))
  )
}

/** Whether a text denies an act, in whatever way. */
export function isDenied(text: string): boolean {
  const plain = withPlainManner(text)
  return DENIALS.some((pattern) => pattern.test(plain))
}
