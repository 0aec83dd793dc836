'use client'

import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@doran/api-client'
import { callQuery, useApi } from '@doran/api-client/react'
import type { Comparison, FinishedPlay } from '@doran/contract'
import { Button, Skeleton } from '@doran/ui'

type ComparisonViewProps = { a: string; b: string }

/** Two results of one game, side by side. */
export function ComparisonView({ a, b }: ComparisonViewProps) {
  const { data, error, isPending, refetch } = useQuery(
    callQuery(useApi(), 'GET /v1/play/compare', { query: { a, b } }),
  )
  if (data) return <Compared comparison={data} />
  if (isPending) return <Skeleton shape="card" className="h-72" />
  if (error instanceof ApiError && error.code === 'NOT_FOUND')
    return (
      <p role="status" className="mb-5 text-text-2">
        비교할 결과를 찾지 못했어요. 공유를 그만뒀거나 다른 놀이의 결과예요.
      </p>
    )
  return (
    <div role="status" className="mb-5 flex flex-wrap items-center gap-3 text-text-2">
      비교를 불러오지 못했어요.
      <Button kind="secondary" onClick={() => void refetch()}>
        다시 시도
      </Button>
    </div>
  )
}

function Compared({ comparison }: { comparison: Comparison }) {
  const { a, b, percent, sentence, rows } = comparison
  return (
    <div className="mb-8">
      <p className="text-h2 font-extrabold">
        <span className="text-ember">{percent}%</span> 닮았어요
      </p>
      <p className="prose-ko mt-1 text-text-2">{sentence}</p>
      <table className="mt-5 w-full table-fixed border-collapse text-start">
        <caption className="sr-only">두 결과의 비교</caption>
        <thead>
          <tr>
            <Side play={a} />
            <Side play={b} />
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row.label} className="border-t border-line">
            <tr>
              <th
                colSpan={2}
                scope="rowgroup"
                className="pt-3 text-start text-sm font-normal text-text-3"
              >
                {row.label}
                <span className={row.isSame ? 'ms-2 text-ember' : 'ms-2'}>{likenessOf(row)}</span>
              </th>
            </tr>
            <tr>
              <td className="prose-ko pe-3 pt-0.5 pb-3 align-top font-semibold">{row.a}</td>
              <td className="prose-ko pt-0.5 pb-3 align-top font-semibold">{row.b}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** Alike is not always the same: 25% and 13%. */
function likenessOf({ a, b, isSame }: Comparison['rows'][number]): string {
  if (!isSame) return '달라요'
  return a === b ? '같아요' : '비슷해요'
}

function Side({ play }: { play: FinishedPlay }) {
  const { card, isMine, playerName } = play
  return (
    <th scope="col" className="pe-3 pb-4 text-start align-top font-normal">
      {card.picture && (
        <img
          src={card.picture.url}
          alt=""
          width={400}
          height={400}
          className={`${isMine ? 'corner-mine' : 'corner-card'} block aspect-square h-auto w-full max-w-52 bg-surface-2 object-cover`}
        />
      )}
      <span className="mt-2 block text-sm text-text-3">
        {isMine ? '나' : (playerName ?? '친구')}
      </span>
      <span className="prose-ko block font-extrabold">{card.title}</span>
    </th>
  )
}
