import type { Currency, WalletPart } from '@doran/contract'

const NAMES = { coin: '코인', rune: '룬', gem: '젬' } as const satisfies Record<Currency, string>

const ORIGINS = {
  paid: '충전한 것',
  bonus: '보너스',
  earned: '모은 것',
  daily: '오늘의 젬',
  gift: '선물',
  ticket: '이용권',
  exchange: '바꾼 것',
  refund: '돌려받은 것',
  admin: '운영자가 준 것',
} as const satisfies Record<WalletPart['origin'], string>

export const numberLabel = (amount: number): string => amount.toLocaleString('ko-KR')

export const wonLabel = (amount: number): string => `${numberLabel(amount)}원`

/** `코인 12개`. */
export function amountLabel(currency: Currency, amount: number): string {
  return `${NAMES[currency]} ${numberLabel(amount)}개`
}

export function originLabel(origin: WalletPart['origin']): string {
  return ORIGINS[origin]
}
