import type { ReactNode } from 'react'
import type { GameDetail, TierConsensus } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { ChipGroup, ChipLink, LinkButton } from '@doran/ui'
import { attachPath } from '../../lib/attach-path'
import { gamePath, playPath, resultPath } from '../../lib/game-paths'
import { renderLink } from '../../lib/render-link'
import { StillCollecting } from '../../lib/still-collecting'
import { PERIODS, consensusHref, type ConsensusView } from './consensus-address'
import { ConsensusBoard } from './internal/consensus-board'
import { CountedSwitch } from './internal/counted-switch'
import { DividedItems } from './internal/divided-items'

export type ConsensusPageProps = {
  game: GameDetail
  consensus: TierConsensus
  view: ConsensusView
  /** What makes a picture of it. */
  thumbnail: ReactNode
}

const VIEW_LABELS: Record<ConsensusView, string> = {
  mean: '평균',
  mode: '가장 많이',
  mine: '나와 비교',
}
const PERIOD_LABELS: Record<TierConsensus['period'], string> = { all: '전체', week: '최근 7일' }

/** What all boards of a game say together. */
export function ConsensusPage({ game, consensus, view, thumbnail }: ConsensusPageProps) {
  const { period, boards, needed, isEnough, mine } = consensus
  const views: ConsensusView[] = mine ? ['mean', 'mode', 'mine'] : ['mean', 'mode']
  return (
    <article className="page pt-4 pb-10 md:pt-8">
      <header>
        <p className="text-sm font-semibold text-ember">모두의 티어표</p>
        <h1 className="prose-ko mt-1 text-h2 font-extrabold md:text-h1">{game.title}</h1>
        <p className="prose-ko mt-1 text-text-2 md:text-story">
          다른 사람들은 이렇게 생각해요.{' '}
          {isEnough && `표 ${boards.toLocaleString('ko-KR')}개를 모았어요.`}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton href={playPath(game)} renderLink={renderLink}>
            {mine ? '내 티어표 다시 만들기' : '내 티어표 만들기'}
          </LinkButton>
          <LinkButton kind="secondary" href={gamePath(game.id)} renderLink={renderLink}>
            소개와 댓글
          </LinkButton>
          {isEnough && (
            <LinkButton
              kind="secondary"
              href={attachPath({ type: 'consensus', id: game.id })}
              renderLink={renderLink}
            >
              커뮤니티에 올리기
            </LinkButton>
          )}
        </div>
      </header>
      <div className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        <ChipGroup label="기간">
          {PERIODS.map((each) => (
            <ChipLink
              key={each}
              href={consensusHref(game.id, { period: each, view })}
              isSelected={each === period}
              renderLink={renderLink}
            >
              {PERIOD_LABELS[each]}
            </ChipLink>
          ))}
        </ChipGroup>
        {isEnough && (
          <ChipGroup label="보는 법">
            {views.map((each) => (
              <ChipLink
                key={each}
                href={consensusHref(game.id, { period, view: each })}
                isSelected={each === view}
                renderLink={renderLink}
              >
                {VIEW_LABELS[each]}
              </ChipLink>
            ))}
          </ChipGroup>
        )}
      </div>
      {isEnough ? (
        <div className="mt-4 grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_320px]">
          <div className="min-w-0">
            <ConsensusBoard consensus={consensus} view={view} />
            <Mine gameId={game.id} mine={mine} />
            <DividedItems {...consensus} />
          </div>
          {thumbnail}
        </div>
      ) : (
        <>
          <div className="mt-6">
            <StillCollecting finishes={boards} needed={needed}>
              <p>
                {period === 'week' ? '최근 7일 동안 만든 ' : ''}표가 {needed}개 모이면 모두의 생각을
                보여 드려요.
              </p>
            </StillCollecting>
          </div>
          <Mine gameId={game.id} mine={mine} />
        </>
      )}
    </article>
  )
}

type MineProps = { gameId: string; mine: TierConsensus['mine'] }

function Mine({ gameId, mine }: MineProps) {
  if (mine === null) return null
  return (
    <section aria-label="내 표" className="corner-card mt-6 bg-surface-1 p-5">
      <CountedSwitch key={String(mine.isLeftOut)} playId={mine.playId} isLeftOut={mine.isLeftOut} />
      <p className="prose-ko mt-1 text-sm text-text-2">{mineWords(mine)}</p>
      <ZoneLink
        href={resultPath(gameId, mine.shareCode)}
        className="mt-1 inline-flex min-h-11 items-center text-sm text-text-2"
      >
        내 표 보기
      </ZoneLink>
    </section>
  )
}

function mineWords({ isCounted, isLeftOut }: NonNullable<TierConsensus['mine']>): string {
  if (isCounted) return '내 표를 넣은 평균이에요. 여러 번 만들었다면 마지막 표만 세요.'
  return isLeftOut
    ? '내 표를 뺀 평균이에요. 내 표를 넣으면 평균이 바뀌어요.'
    : '이번 표는 세지 않았어요. 아주 짧은 사이에 만든 표나 한곳에서 한꺼번에 모인 표는 빼고 세요.'
}
