import type { CORE_CODES } from './codes.js'

/** What a person reads, by error code. */
export const CORE_MESSAGES = {
  INVALID_INPUT: '보낸 내용을 다시 확인해 주세요.',
  LOGIN_REQUIRED: '로그인이 필요해요.',
  SESSION_EXPIRED: '로그인이 풀렸어요. 다시 로그인하면 이어서 할 수 있어요.',
  LIMITED_SESSION: '임시 비밀번호로는 할 수 없는 일이에요.',
  PROOF_NEEDED: '본인인지 한 번만 더 확인할게요.',
  CONSENT_NEEDED: '약관에 먼저 동의해 주세요.',
  NOT_ALLOWED: '여기는 들어갈 수 없어요.',
  NOT_FOUND: '찾지 못했어요.',
  KEY_REUSED: '같은 요청이 다른 내용으로 왔어요. 다시 보내 주세요.',
  BODY_TOO_LARGE: '한 번에 보내기에는 너무 길어요. 조금 줄여 주세요.',
  BODY_TYPE: '이 형식으로는 받을 수 없어요. 다시 보내 주세요.',
  TOO_MANY: '조금만 천천히 해 주세요. {wait} 뒤에 다시 할 수 있어요.',
  UNKNOWN: '저희 쪽에 문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요. (문의 번호 {requestId})',
  MAINTENANCE: '잠깐 장작을 넣고 있어요. 금방 다시 열게요.',
} as const satisfies Record<keyof typeof CORE_CODES, string>

/** What a person reads when a field is refused. */
export const CORE_FIELD_COPY = {
  email: '이메일 주소를 다시 확인해 주세요.',
  password: '10자 이상으로, 남이 짐작하기 어렵게 정해 주세요.',
  passwordTooLong: '비밀번호는 128자까지 정할 수 있어요.',
  name: '이름을 알려 주세요.',
  nameTooLong: '이름은 30자까지 쓸 수 있어요.',
  nickName: '완성된 한글, 영문, 숫자, 밑줄(_)을 써서 2–12자로 지어 주세요.',
  country: '나라를 골라 주세요.',
  cursorBroken: '목록의 자리를 잃어버렸어요. 처음부터 다시 볼게요.',
} as const

/** A wait as one says it: seconds as long as one would count them, then about how many minutes or hours. */
export function waitWords(seconds: number): string {
  if (seconds <= 90) return `${seconds}초`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes}분쯤` : `${Math.round(minutes / 60)}시간쯤`
}
