import type { ORDER_CODES } from './codes.js'

export const ORDER_MESSAGES = {
  AMOUNT_MISMATCH: '결제 정보를 다시 확인해야 해요. 코인은 아직 들어오지 않았어요.',
  REFUND_CHANGED: '환불할 금액이 달라졌어요. 다시 확인해 주세요.',
  NOTHING_TO_REFUND: '이 주문에는 환불할 코인이 남아 있지 않아요.',
  STORE_CLOSED: '지금은 코인을 충전할 수 없어요.',
  PAYMENT_UNAVAILABLE: '결제사에 연결하지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
} as const satisfies Record<keyof typeof ORDER_CODES, string>

export const ORDER_FIELD_COPY = {
  sku: '지금은 판매하지 않는 상품이에요. 다시 선택해 주세요.',
} as const
