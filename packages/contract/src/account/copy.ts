import type { ACCOUNT_CODES } from './codes.js'

export const ACCOUNT_MESSAGES = {
  CODE_WRONG: '인증번호가 맞지 않아요. 다시 확인해 주세요.',
  CODE_EXPIRED:
    '이 인증번호는 더 쓸 수 없어요. 시간이 지났거나 여러 번 틀렸어요. 새로 받아 주세요.',
} as const satisfies Record<keyof typeof ACCOUNT_CODES, string>

export const ACCOUNT_FIELD_COPY = {
  passwordCommon: '많이 쓰이는 말이 들어 있어 쉽게 뚫려요. 다르게 정해 주세요.',
  passwordOwn: '이메일이나 닉네임과 다르게 정해 주세요.',
  passwordSame: '지금 쓰는 비밀번호와 다르게 정해 주세요.',
  passwordWrong: '현재 비밀번호가 맞지 않아요.',
  nickNameTaken: '이미 사용 중인 닉네임이에요.',
  nickNameReserved: '이 닉네임은 쓸 수 없어요.',
  over14: '만 14세부터 가입할 수 있어요.',
  terms: '필수 약관에 동의해 주세요.',
} as const
