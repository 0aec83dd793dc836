import type { GameStat } from '@doran/contract'
import { GamePart } from './game-part'
import { ShareBar } from './share-bar'
import { StillCollecting } from './still-collecting'

/** How often each result of a test came, the most frequent first. */
export function ResultShares({ stat }: { stat: GameStat }) {
  const { finishes, needed, isEnough, results } = stat
  return (
    <GamePart id="stat" title="통계">
      {isEnough ? (
        <>
          <p className="mb-4 text-sm text-text-3">
            {finishes.toLocaleString('ko-KR')}번의 결과를 모았어요.
          </p>
          <ol className="grid gap-x-8 gap-y-4 md:grid-cols-2">
            {results.map(({ resultKey, title, picture, percent }) => (
              <li key={resultKey} className="flex items-center gap-3">
                <img
                  src={picture.url}
                  alt=""
                  width={48}
                  height={48}
                  loading="lazy"
                  className="size-12 shrink-0 rounded-small bg-surface-2 object-cover"
                />
                <span className="min-w-0 grow">
                  <span className="mb-1.5 flex justify-between gap-3">
                    <span className="prose-ko font-semibold">{title}</span>
                    <span className="shrink-0 text-text-2 tabular-nums">{percent}%</span>
                  </span>
                  <ShareBar percent={percent} />
                </span>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <StillCollecting finishes={finishes} needed={needed}>
          {`끝까지 한 기록이 ${needed}개 모이면 어떤 결과가 많은지 보여 드려요.`}
        </StillCollecting>
      )}
    </GamePart>
  )
}
