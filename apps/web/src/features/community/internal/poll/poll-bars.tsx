import type { Poll } from '@doran/contract'
import { Button } from '@doran/ui'

type PollBarsProps = {
  poll: Poll
  /** Null once it is closed. */
  onChange: (() => void) | null
}

/** How many chose what. */
export function PollBars({ poll: { options, mine, voters }, onChange }: PollBarsProps) {
  return (
    <>
      <ul className="mt-4 flex flex-col gap-3">
        {options.map(({ label, votes }, at) => {
          const percent = percentOf(votes ?? 0, voters)
          const isMine = mine.includes(at)
          return (
            <li key={label}>
              <p className="flex items-baseline justify-between gap-4">
                <span className={`min-w-0 ${isMine ? 'font-extrabold' : ''}`}>
                  {label}
                  {isMine && <span className="ml-2 text-sm text-ember">내 선택</span>}
                </span>
                <span className="shrink-0 text-sm text-text-2 tabular-nums">
                  {percent}% · {(votes ?? 0).toLocaleString('ko-KR')}표
                </span>
              </p>
              <div aria-hidden="true" className="mt-1 h-2 overflow-clip rounded-pill bg-surface-3">
                <div
                  className={`h-full rounded-pill ${isMine ? 'bg-ember' : 'bg-text-3'}`}
                  style={{ width: `${percent}%` }}
                />
              </div>
            </li>
          )
        })}
      </ul>
      {onChange && (
        <Button kind="secondary" className="mt-5" onClick={onChange}>
          {mine.length > 0 ? '다시 선택' : '투표하기'}
        </Button>
      )}
    </>
  )
}

function percentOf(votes: number, voters: number): number {
  return voters === 0 ? 0 : Math.round((votes / voters) * 100)
}
