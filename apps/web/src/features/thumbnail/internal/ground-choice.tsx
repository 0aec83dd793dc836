import { useEffect, useRef, type ReactNode } from 'react'
import { Button, Money, RadioGroup } from '@doran/ui'
import {
  BOARD_GROUNDS,
  freeGrounds,
  type BoardGround,
  type FreeGround,
} from '../../../lib/board-picture/board-formats'
import { runePrice } from '../../../lib/rune-articles'
import type { ShopGround, ShopGrounds } from './use-shop-grounds'

export type GroundName = FreeGround | ShopGround['sku']

type GroundChoiceProps = {
  value: GroundName
  onChange: (name: GroundName) => void
  store: ShopGrounds
  onMore: () => void
}

/** On what the board stands: three for everybody, and those of the rune store once they are asked for. */
export function GroundChoice({ value, onChange, store, onMore }: GroundChoiceProps) {
  const { grounds, isLoading, hasFailed, retry } = store
  const box = useRef<HTMLDivElement>(null)
  const hasMore = grounds !== null
  const wasAsked = useRef(false)
  useEffect(() => {
    // The button that asked for them has gone.
    if (hasMore && wasAsked.current)
      box.current?.querySelector<HTMLElement>(`input[value="${grounds[0]?.sku}"]`)?.focus()
    wasAsked.current = false
  }, [hasMore, grounds])
  return (
    <div ref={box}>
      <RadioGroup<GroundName>
        label="배경"
        look="grid"
        options={[
          ...freeGrounds.map((name) => ({
            value: name,
            label: <GroundLabel ground={BOARD_GROUNDS[name]} />,
          })),
          ...(grounds ?? []).map(({ sku, ground, isOwned }) => ({
            value: sku,
            label: <GroundLabel ground={ground} />,
            description: isOwned ? (
              '가지고 있어요'
            ) : (
              <Money currency="rune" amount={runePrice(sku)} />
            ),
          })),
        ]}
        value={value}
        onChange={onChange}
      />
      {!hasMore && (
        <Button
          kind="quiet"
          className="mt-1 -ml-3"
          isBusy={isLoading}
          onClick={() => {
            wasAsked.current = true
            onMore()
          }}
        >
          룬 상점 배경 더 보기
        </Button>
      )}
      {hasFailed && (
        <p role="alert" className="prose-ko mt-2 flex flex-wrap items-center gap-x-3 text-sm">
          가진 배경을 불러오지 못했어요.
          <Button kind="quiet" onClick={retry}>
            다시 시도
          </Button>
        </p>
      )}
    </div>
  )
}

function GroundLabel({ ground: { label, glow, back } }: { ground: BoardGround }): ReactNode {
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-5 shrink-0 rounded-pill border border-line-strong"
        style={{ background: glow ?? back }}
      />
      {label}
    </span>
  )
}
