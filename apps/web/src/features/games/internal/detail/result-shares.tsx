import type { GameStat } from '@doran/contract'
import { GamePart } from './game-part'
import { ShareBar } from './share-bar'
import { StillCollecting } from '../../../../lib/still-collecting'

type ResultSharesProps = {
  stat: GameStat
  /** Of a story: the endings that the person has met. The others keep their names and pictures to themselves. */
  met?: readonly string[] | null
}

/** How often each result came, the most frequent first. */
export function ResultShares({ stat, met = null }: ResultSharesProps) {
  const { finishes, needed, isEnough, results } = stat
  return (
    <GamePart id="stat" title="통계">
      {isEnough ? (
        <>
          <p className="mb-4 text-sm text-text-3">
            {finishes.toLocaleString('ko-KR')}번의 결과를 모았어요.
          </p>
          <ol className="grid gap-x-8 gap-y-4 md:grid-cols-2">
            {results.map((result) => (
              <Share
                key={result.resultKey}
                result={result}
                isSecret={met !== null && !met.includes(result.resultKey)}
              />
            ))}
          </ol>
        </>
      ) : (
        <StillCollecting finishes={finishes} needed={needed}>
          {`끝까지 한 기록이 ${needed}개 모이면 어떤 ${met ? '결말이' : '결과가'} 많은지 보여 드려요.`}
        </StillCollecting>
      )}
    </GamePart>
  )
}

type ShareProps = { result: GameStat['results'][number]; isSecret: boolean }

function Share({ result: { title, picture, percent }, isSecret }: ShareProps) {
  return (
    <li className="flex items-center gap-3">
      {isSecret ? (
        <span aria-hidden="true" className="size-12 shrink-0 rounded-small bg-surface-2" />
      ) : (
        <img
          src={picture.url}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          className="size-12 shrink-0 rounded-small bg-surface-2 object-cover"
        />
      )}
      <span className="min-w-0 grow">
        <span className="mb-1.5 flex justify-between gap-3">
          <span className={`prose-ko ${isSecret ? 'text-text-3' : 'font-semibold'}`}>
            {isSecret ? '아직 만나지 못한 결말' : title}
          </span>
          <span className="shrink-0 text-text-2 tabular-nums">{percent}%</span>
        </span>
        <ShareBar percent={percent} />
      </span>
    </li>
  )
}
