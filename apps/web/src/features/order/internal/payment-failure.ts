import type { PaymentFailure } from '@doran/contract'

const WORDS = {
  user_cancel: '결제를 취소했어요.',
  limit: '카드 한도를 넘었어요.',
  timeout: '결제 시간이 지났어요.',
  declined: '카드사에서 결제를 승인하지 않았어요.',
  other: '결제하지 못했어요.',
} as const satisfies Record<PaymentFailure, string>

export function failureWords(failure: PaymentFailure): string {
  return WORDS[failure]
}

/** Toss's own codes: https://docs.tosspayments.com/reference/error-codes */
const TOSS: Readonly<Record<string, PaymentFailure>> = {
  PAY_PROCESS_CANCELED: 'user_cancel',
  USER_CANCEL: 'user_cancel',
  PAY_PROCESS_ABORTED: 'other',
  REJECT_CARD_COMPANY: 'declined',
  INVALID_REJECT_CARD: 'declined',
  INVALID_STOPPED_CARD: 'declined',
  REJECT_CARD_PAYMENT: 'limit',
  EXCEED_MAX_AMOUNT: 'limit',
  EXCEED_MAX_PAYMENT_AMOUNT: 'limit',
  EXCEED_MAX_DAILY_PAYMENT_COUNT: 'limit',
  EXCEED_MAX_ONE_DAY_AMOUNT: 'limit',
  EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT: 'limit',
  NOT_FOUND_PAYMENT_SESSION: 'timeout',
}

/** What a code in the address means, of ours or of a provider; without one the person turned back. */
export function failureOf(code: string | null): PaymentFailure {
  if (code === null) return 'user_cancel'
  if (isFailure(code)) return code
  return Object.hasOwn(TOSS, code) ? (TOSS[code] ?? 'other') : 'other'
}

function isFailure(code: string): code is PaymentFailure {
  return Object.hasOwn(WORDS, code)
}
