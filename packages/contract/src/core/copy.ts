import type { CORE_CODES } from './codes.js'

export const CORE_MESSAGES = {
  INVALID_INPUT: '보낸 내용을 다시 확인해 주세요.',
  KEY_MISSING: '요청이 온전하지 않아요. 화면을 새로고침한 뒤 다시 시도해 주세요.',
  LOGIN_REQUIRED: '로그인이 필요해요.',
  SESSION_EXPIRED: '로그인이 풀렸어요. 다시 로그인하면 하던 일을 이어서 할 수 있어요.',
  LIMITED_SESSION: '일회용 로그인 번호로 로그인한 기기에서는 할 수 없어요.',
  PROOF_NEEDED: '본인 확인이 한 번 더 필요해요.',
  CONSENT_NEEDED: '약관에 먼저 동의해 주세요.',
  NOT_ALLOWED: '권한이 없어서 할 수 없어요.',
  NOT_FOUND: '찾지 못했어요.',
  KEY_REUSED: '같은 요청이 다른 내용으로 왔어요. 다시 보내 주세요.',
  BODY_TOO_LARGE: '한 번에 보내기에는 너무 길어요. 조금 줄여 주세요.',
  BODY_TYPE: '이 형식으로는 받을 수 없어요. 다시 보내 주세요.',
  TOO_MANY: '요청이 너무 많아요. {wait} 뒤에 다시 시도해 주세요.',
  UNKNOWN: '저희 쪽에 문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요. (문의 번호 {requestId})',
  MAINTENANCE: '지금은 점검 중이에요. 잠시 뒤에 다시 시도해 주세요.',
} as const satisfies Record<keyof typeof CORE_CODES, string>

export const CORE_FIELD_COPY = {
  email: '이메일 주소를 다시 확인해 주세요.',
  password: '10자 이상, 다른 사람이 짐작하기 어려운 비밀번호를 입력해 주세요.',
  passwordTooLong: '비밀번호는 128자까지 정할 수 있어요.',
  name: '이름을 입력해 주세요.',
  nameTooLong: '이름은 30자까지 입력할 수 있어요.',
  nickName: '한글, 영문, 숫자, 밑줄(_)로 2~12자를 입력해 주세요.',
  country: '국가를 선택해 주세요.',
  code: '인증번호를 다시 확인해 주세요.',
  cursorBroken: '목록을 이어서 불러오지 못했어요. 새로고침해 주세요.',
} as const

/** A wait as one says it: seconds as long as one would count them, then about how many minutes or hours. */
export function waitLabel(seconds: number): string {
  if (seconds <= 90) return `${seconds}초`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes}분쯤` : `${Math.round(minutes / 60)}시간쯤`
}
