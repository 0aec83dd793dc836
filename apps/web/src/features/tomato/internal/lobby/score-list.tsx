import type { ScoreRow } from '@doran/contract'

type ScoreListProps = { label: string; rows: readonly ScoreRow[] }

/** Names by their scores, the best first. */
export function ScoreList({ label, rows }: ScoreListProps) {
  return (
    <ol aria-label={label} className="corner-card divide-y divide-line overflow-clip bg-surface-1">
      {rows.map((row) => (
        <li
          key={row.profileId}
          className={`flex min-h-12 items-center gap-3 px-5 py-2.5 ${row.isMine ? 'bg-surface-2 font-semibold' : ''}`}
        >
          <span className="w-12 shrink-0 text-sm text-text-3 tabular-nums">{row.place}위</span>
          <span className="min-w-0 grow truncate">
            {row.nickName}
            {row.isMine && <span className="ml-1.5 text-sm text-ember">나</span>}
          </span>
          <span className="shrink-0 tabular-nums">{row.score.toLocaleString('ko-KR')}점</span>
        </li>
      ))}
    </ol>
  )
}
