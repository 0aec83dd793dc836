import type { ScoreRow } from '@doran/contract'

const HEIGHTS = ['h-24', 'h-16', 'h-12'] as const

/** Last week's three best on their steps; read in the order of their places. */
export function LastPodium({ rows }: { rows: readonly ScoreRow[] }) {
  return (
    <ol className="mx-auto grid max-w-form grid-cols-3 items-end gap-2 text-center">
      {rows.map(({ profileId, place, nickName, score, isMine }, at) => (
        <li key={profileId} className={at === 0 ? 'order-2' : at === 1 ? 'order-1' : 'order-3'}>
          <svg aria-hidden="true" viewBox="0 0 48 48" className="mx-auto size-12">
            <use href={at === 0 ? '#tomato-golden' : '#tomato-red'} />
          </svg>
          <p className={`truncate text-sm font-semibold ${isMine ? 'text-ember' : ''}`}>
            {nickName}
          </p>
          <p className="text-sm text-text-2 tabular-nums">{score.toLocaleString('ko-KR')}점</p>
          <p
            className={`mt-1 flex items-start justify-center rounded-small bg-surface-2 pt-2 font-extrabold ${HEIGHTS[at] ?? 'h-12'}`}
          >
            {place}위
          </p>
        </li>
      ))}
    </ol>
  )
}
