import type { Ref } from 'react'

type HudProps = {
  score: number
  /** Ripe ones in a row, and what the next one is counted by. */
  count: number
  factor: number
  /** In place of the seconds, where there are none. */
  turns?: string
  seconds?: Ref<HTMLSpanElement>
  bar?: Ref<HTMLDivElement>
}

/** Score, combo and time. The seconds and the bar are written by the game itself, frame by frame. */
export function Hud({ score, count, factor, turns, seconds, bar }: HudProps) {
  return (
    <div className="mx-auto w-full max-w-form py-3">
      <div className="grid grid-cols-3 items-end gap-2">
        <p className="flex flex-col">
          <span className="text-xs text-text-3">점수</span>
          <span className="text-h2 font-extrabold tabular-nums">
            {score.toLocaleString('ko-KR')}
          </span>
        </p>
        <p className="flex flex-col items-center text-center">
          <span className="text-xs text-text-3">콤보</span>
          <span className="text-h3 font-extrabold whitespace-nowrap tabular-nums">
            {count}
            <span className={factor > 1 ? 'ml-1.5 text-ember' : 'ml-1.5 text-text-3'}>
              ×{factor}
            </span>
          </span>
        </p>
        <p className="flex flex-col items-end text-right">
          <span className="text-xs text-text-3">
            {turns === undefined ? '남은 시간' : '남은 차례'}
          </span>
          <span className="text-h3 font-extrabold tabular-nums">
            {turns ?? (
              <>
                <span ref={seconds} role="timer" aria-live="off" />초
              </>
            )}
          </span>
        </p>
      </div>
      {turns === undefined && (
        <div aria-hidden="true" className="mt-2 h-2 overflow-clip rounded-pill bg-surface-3">
          <div
            ref={bar}
            className="h-full origin-left rounded-pill bg-ember will-change-transform"
          />
        </div>
      )}
    </div>
  )
}
