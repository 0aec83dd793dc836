import type { GameRanking } from '@doran/contract'
import { GamePart } from './game-part'
import { ShareBar } from './share-bar'
import { StillCollecting } from '../../../../lib/still-collecting'

/** How the items of a world cup stand. The first of many are shown at once. */
export function ItemRanking({ ranking }: { ranking: GameRanking }) {
  const { finishes, needed, isEnough, items } = ranking
  return (
    <GamePart id="ranking" title="랭킹">
      {isEnough ? (
        <>
          <p className="mb-4 text-sm text-text-3">
            {finishes.toLocaleString('ko-KR')}판의 기록이에요. 더 자주 이긴 후보가 위에 있어요.
          </p>
          <RankingTable items={items.slice(0, SHOWN)} />
          {items.length > SHOWN && (
            <details className="mt-2">
              <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-small px-1 font-semibold text-text-2 hover:text-text">
                {SHOWN + 1}위부터 보기
              </summary>
              <RankingTable items={items.slice(SHOWN)} />
            </details>
          )}
        </>
      ) : (
        <StillCollecting finishes={finishes} needed={needed}>
          {`끝까지 고른 기록이 ${needed}개 모이면 순위를 보여 드려요.`}
        </StillCollecting>
      )}
    </GamePart>
  )
}

const SHOWN = 10

function RankingTable({ items }: Pick<GameRanking, 'items'>) {
  return (
    <table className="w-full border-collapse text-left">
      <thead className="text-sm text-text-3">
        <tr>
          <th scope="col" className="w-10 py-2 font-normal">
            순위
          </th>
          <th scope="col" className="py-2 font-normal">
            후보
          </th>
          <th scope="col" className="w-14 py-2 text-right font-normal md:w-1/2">
            승률
          </th>
          <th scope="col" className="w-18 py-2 text-right font-normal">
            우승 비율
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ item, place, winPercent, championPercent }) => (
          <tr key={item.key} className="border-t border-line">
            <td className="py-2 font-extrabold text-text-2 tabular-nums">{place}</td>
            <th scope="row" className="py-2 pr-2 font-semibold">
              <span className="prose-ko flex items-center gap-3">
                <img
                  src={item.picture.url}
                  alt=""
                  width={48}
                  height={48}
                  loading="lazy"
                  className="size-12 shrink-0 rounded-small bg-surface-2 object-cover"
                />
                {item.label}
              </span>
            </th>
            <td className="py-2 text-right tabular-nums">
              <span className="flex items-center justify-end gap-4">
                <span className="grow max-md:hidden">
                  <ShareBar percent={winPercent} />
                </span>
                {winPercent}%
              </span>
            </td>
            <td className="py-2 text-right text-text-2 tabular-nums">{championPercent}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
