import { numberLabel } from '@doran/site/core'
import { Button } from '@doran/ui'

type ChoiceBarProps = { count: number; onCollect: () => void; onEnd: () => void }

/** What is done with the chosen ones; it stays in sight while they are chosen. */
export function ChoiceBar({ count, onCollect, onEnd }: ChoiceBarProps) {
  return (
    <div
      role="group"
      aria-label="선택한 이야기"
      className="sticky bottom-[calc(var(--tabs-room)+12px)] z-20 corner-card mt-6 flex flex-wrap items-center justify-between gap-3 border border-line-strong bg-surface-1 p-3 shadow-float"
    >
      <p aria-live="polite" className="px-2 font-semibold tabular-nums">
        {numberLabel(count)}개 선택
      </p>
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" onClick={onEnd}>
          취소
        </Button>
        <Button disabled={count === 0} aria-haspopup="dialog" onClick={onCollect}>
          모음집에 넣기
        </Button>
      </div>
    </div>
  )
}
