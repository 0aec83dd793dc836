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

/** A text in which only acts are denied, and no manner of acting. */
export function withPlainManner(text: string): string {
  return text.replace(MANNER, '살짝')
}

/** A clause whose own act is left undone, needless, impossible, pretended or only thought of. */
const UNDONE = [
  /지(?:는|도|를|ㄹ)?\s?(?:않|못[하한해했]|말[자아래]|마(?:라|세요)?[.!~]*$)/u,
  /(?:^|[은는을를이가도만에로]\s)(?:안|못)\s?(?=[가-힣])/u,
  /[가-힣]\s?(?:필요|생각|마음|수|리|이유|엄두)(?:는|은|가|이|도|조차)?\s?없/u,
  /[는한할]\s?(?:척|시늉|흉내|상상|체)/u,
  /까\s?말까/u,
  /(?:싫[다어은네]|참는다|참았|참기로|그만둔다|관둔다|관둬|단념|포기한다)/u,
  /(?:려다|려고 하다)(?:가)?\s?(?:만다|말았|멈|그만)/u,
]

/** Whether the act that a clause tells of is not done. */
export function isUndone(clause: string): boolean {
  const plain = withPlainManner(clause)
  return UNDONE.some((pattern) => pattern.test(plain))
}

/** Whether a text denies an act, in whatever way. */
export function isDenied(text: string): boolean {
  const plain = withPlainManner(text)
  return DENIALS.some((pattern) => pattern.test(plain))
}
