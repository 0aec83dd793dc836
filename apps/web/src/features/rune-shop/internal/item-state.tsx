import { useState } from 'react'
import type { StoreItem } from '@doran/contract'
import { MORNING } from '@doran/contract/limits'
import { formatMoment } from '@doran/site/core'
import { Badge, Money } from '@doran/ui'

/** What an article costs, or that one has it, or from when on it can be had again. */
export function ItemState({ item }: { item: StoreItem }) {
  const { kind, runes, owned, availableAt, held } = item
  const [now] = useState(() => new Date())
  if (owned?.isWorn) return <Badge tone="success">착용 중</Badge>
  if (owned) return <Badge>가지고 있어요</Badge>
  return (
    <>
      <Money currency="rune" amount={runes} className="font-semibold" />
      {kind === 'comma' && (
        <span className="mt-1 block text-sm text-text-2">{heldWords(held)}</span>
      )}
      {kind === 'ticket' && (
        <span className="mt-1 block text-sm text-text-2">
          {availableAt === null
            ? '일주일에 한 번 구매할 수 있어요.'
            : `${formatMoment(new Date(availableAt), now)}부터 다시 구매할 수 있어요.`}
        </span>
      )}
    </>
  )
}

function heldWords(held: StoreItem['held']): string {
  const most = `${MORNING.commas}개까지 가지고 있을 수 있어요.`
  if (held === null || held.count === 0) return most
  return held.room === 0 ? `${held.count}개를 다 채웠어요.` : `지금 ${held.count}개 있어요. ${most}`
}
