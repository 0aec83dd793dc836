import type { Currency, LedgerLine, MovementKind } from '@doran/contract'
import { numberLabel } from '@doran/site/core'

const KINDS = {
  purchase: '충전',
  refund: '환불',
  exchange: '코인과 젬 바꾸기',
  return: '젬 되돌리기',
  spend: '사용',
  hold: 'AI가 쓴 장면',
  capture: 'AI가 쓴 장면',
  release: '쓰지 않아 돌려받음',
  earn: '모으기',
  daily: '오늘의 젬',
  gift: '선물',
  ticket: '이용권',
  expire: '유효 기간 끝남',
  adjust: '운영자가 바꿈',
} as const satisfies Record<MovementKind, string>

/** Kinds that a movement's own name does not say. */
const SAID_BESIDE = new Set<MovementKind>([
  'exchange',
  'spend',
  'hold',
  'capture',
  'release',
  'earn',
])

/** What a movement was for: by its name where it has one, and by its kind where that adds to it. */
export function lineWords({ kind, title }: Pick<LedgerLine, 'kind' | 'title'>) {
  if (title === null) return { what: KINDS[kind], kind: null }
  return { what: title, kind: SAID_BESIDE.has(kind) ? KINDS[kind] : null }
}

/** Kinds whose parts say nothing that matters to the person. */
const UNSAID = new Set<MovementKind>(['earn', 'daily', 'gift', 'ticket'])

/** Which part had been paid for and which came free; null where there is nothing to tell apart. */
export function partWords(line: Pick<LedgerLine, 'currency' | 'kind' | 'delta' | 'paidPart'>) {
  const { currency, kind, delta, paidPart } = line
  const all = Math.abs(delta)
  if (currency === 'rune' || all === 0 || UNSAID.has(kind)) return null
  const free = Math.max(0, all - paidPart)
  const freeName = kind === 'purchase' ? '보너스' : '받은 몫'
  const parts = [
    ...(paidPart > 0 ? [`${PAID[currency]} ${numberLabel(paidPart)}개`] : []),
    ...(free > 0 ? [`${freeName} ${numberLabel(free)}개`] : []),
  ]
  return parts.join(', ')
}

const PAID = { coin: '충전한 몫', gem: '결제한 몫' } as const satisfies Record<
  Exclude<Currency, 'rune'>,
  string
>
