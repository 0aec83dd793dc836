/** Words by which an act is denied, let be or done without: 안 본다, 보지 않고, 못 가, 말없이, 참는다. */
const DENIALS = [
  /(?:^|\s)(?:안|못)\s?(?=[가-힣])/u,
  /지(?:는|도|를|를도|ㄹ|까지)?\s?(?:않|안\s?[하했한할해함아어]|못|말[고자아았]|말기|마[라세자요]?(?=[\s.!?~]|$))/u,
  /[가-힣]\s?(?:없이|않고|말고|대신)(?=[\s,.!]|$)/u,
  /(?:참는|참아|참고|참는다|무시|외면|모른\s?(?:척|체)|못\s?[본들]\S*\s?(?:척|체)|거절|거부|사양|싫[다어은]|됐어|됐습니다|그만두|관두|관둔|포기|안돼|안\s?돼|아니[요야에다])/u,
  /(?:입|말문)(?:을|만)?\s?(?:다물|닫|꾹)|속으로(?:만)?|아무\s?(?:말|것|대답|소리)도/u,
]

/** Whether a text denies an act, in whatever way. */
export function isDenied(text: string): boolean {
  return DENIALS.some((pattern) => pattern.test(text))
}
