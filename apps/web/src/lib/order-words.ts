import type { Order, OrderStatus } from '@doran/contract'
import { amountLabel, formatMoment, numberLabel } from '@doran/site/core'

/** “코인 100개 + 보너스 8개”. */
export function packWords({ coins, bonus }: Pick<Order, 'coins' | 'bonus'>): string {
  const paid = amountLabel('coin', coins)
  return bonus > 0 ? `${paid} + 보너스 ${numberLabel(bonus)}개` : paid
}

const STATUSES = {
  created: '결제 대기 중',
  pending: '결제 확인 중',
  paid: '결제 완료',
  failed: '결제 실패',
  cancelled: '결제 전 취소',
  refunded: '환불 완료',
  partially_refunded: '일부 환불',
} as const satisfies Record<OrderStatus, string>

export function statusWords({ status, isRefunding }: Pick<Order, 'status' | 'isRefunding'>) {
  return isRefunding ? '환불 중' : STATUSES[status]
}

const LONG_AGO = new Date(0)

/** With its year, whenever it is read: “2026년 11월 24일 오후 3:10”. */
export function receiptMoment(iso: string): string {
  return formatMoment(new Date(iso), LONG_AGO)
}
