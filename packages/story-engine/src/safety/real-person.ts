const PERSON = '(?:실존|실제) ?인물(?!보다|처럼|같|들?의 (?:동상|무덤))'
const REAL =
  '(?:실존하는|(?:실제로|현실에|진짜로?) (?:있는|존재하는|사는|다니는|아는)|실제(?=로? (?:내|제|우리)))'
const OURS = '우리 ?(?:반|학교|회사|동네|팀|과|학원|아파트)'
const SOMEBODY =
  '(?:부장|과장|사장|대리|담임|선생|쌤|상사|친구|동생|애(?![가-힣]*정)|아이|학생|사람|아저씨|아줌마|이웃)'
const CLOSE = `(?:우리 ?(?:부장|과장|사장|담임|선생)|(?:옆|윗|아랫)집|이웃 ?(?:아저씨|아줌마|사람|집)|(?:내|제|나의|저의) ?(?:전 ?)?(?:남자 ?친구|여자 ?친구|남친|여친|선생|담임|상사|부장|친구|동생|언니|누나|형|오빠|짝꿍|짝사랑|동료|선배|후배|이웃|동창)|${OURS}[^.\\n]{0,10}${SOMEBODY})`
const NAME =
  '[김이박최정강조윤장임한오서신권황안송류홍전고문양손배백허유남심노하곽성차주우구민][가-힣]{2}(?=으로|로|이야|야|이라|라는|입|이에|이고|를|을|[^가-힣]|$)'
const NAMED = `(?:실명|본명|진짜 이름|실제 이름)(?:은|이|인)? ?(?:${NAME}|그대로|넣)`

/** Said to be a living private person near the one who plays. People of history and a story's own people are none. */
const CLAIMS = [
  `(?:${PERSON}|${REAL})[^.\\n]{0,12}${CLOSE}`,
  `${PERSON}[^.\\n]{0,6}${OURS}|${OURS}[^.\\n]{0,8}${REAL} ?${SOMEBODY}`,
  `(?:${CLOSE}|${OURS})[^.\\n]{0,20}(?:${PERSON}|진짜 사람)`,
  `${CLOSE}[^\\n]{0,24}${NAMED}|${NAMED}[^\\n]{0,24}${CLOSE}`,
  `(?:진짜|실제) ?(?:있는 )?(?:${CLOSE}|${OURS})[^.\\n]{0,12} 이름`,
  `(?:${CLOSE}|${OURS})[^\\n]{0,30}(?<!그 )실화(?:야|예요|임|입니다|거든|$)`,
].map((claim) => new RegExp(claim, 'u'))

export function claimsRealPerson(text: string): boolean {
  return CLAIMS.some((claim) => claim.test(text))
}
