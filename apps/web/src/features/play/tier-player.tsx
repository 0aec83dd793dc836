'use client'

import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { TierContent, TierInput, TierOutcome } from '@doran/contract'
import { describeTierInput, tier } from '@doran/game-engine'
import { ZoneLink } from '@doran/site/core'
import { announce, Button } from '@doran/ui'
import { consensusPath, gamePath, type PlayWay } from '../../lib/game-paths'
import { PlayMenu } from './internal/frame/play-menu'
import { TroubleNote } from './internal/frame/trouble-note'
import { usePlaySession } from './internal/frame/use-play-session'
import { usePlayed } from './internal/frame/use-played'
import { TierBoardEditor } from './internal/tier/tier-board'
import type { LoadProvisional } from './load-provisional'
import type { PlayedGame } from './played-game'

export type TierPlayerProps = {
  played: PlayedGame<TierContent>
  way: PlayWay | null
  /** What a new board begins with. */
  prefix: readonly TierInput[]
  loadProvisional: LoadProvisional
  /** Makes a picture of the board as it stands; null while nothing is placed. */
  renderThumbnail: (board: TierOutcome | null) => ReactNode
}

const KEYS = [
  { key: '← → ↑ ↓', does: '항목 사이 이동' },
  { key: '스페이스', does: '집기, 내려놓기' },
  { key: '1~9', does: '그 줄로 보내기' },
  { key: 'Delete', does: '빼기' },
  { key: 'Ctrl+Z', does: '되돌리기' },
]
const NOTHING_TO_RESET = () => Promise.resolve()

/** A tier board: unlike other games it is a page among others, goes on where it was, and ends when its maker says so. */
export function TierPlayer(props: TierPlayerProps) {
  const { played, way, prefix, loadProvisional, renderThumbnail } = props
  const { game } = played
  const { play, content, reach, progressOf } = usePlayed('tier', tier, played)
  const { client, state } = play
  const reached = reach(state.inputs)
  const { done, total } = tier.progress(content, reached)
  const outcome = tier.outcome(content, reached)
  const { screen, anew } = usePlaySession({
    play,
    played,
    way: way ?? 'resume',
    // Handing it in is the last step.
    progress: { done, total: total + 1 },
    outcome,
    loadProvisional,
    describe: () => '만들던 티어표를 불러오고 있어요.',
    progressOf,
    onReset: NOTHING_TO_RESET,
  })

  const begin = useEffectEvent(() => {
    if (way === 'fresh') for (const input of prefix) client.add(input)
  })
  useEffect(() => begin(), [])

  // What stands in place of the board has a heading of its own.
  const Title = screen ? 'p' : 'h1'
  const act = (input: TierInput) => {
    const before = reach(client.state().inputs)
    const after = tier.reduce(content, before, input)
    if (after === null) return false
    client.add(input)
    announce(describeTierInput(input, { content, before: before.board, after: after.board }))
    return true
  }

  return (
    <div data-player className="page pt-4 pb-10 md:pt-5">
      <header className="mb-3 flex items-start justify-between gap-3">
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6">
          <Title className="prose-ko text-h2 font-extrabold md:text-h1">{game.title}</Title>
          <p className="flex flex-wrap gap-x-4 text-sm">
            <ZoneLink
              href={gamePath(game.id)}
              className="inline-flex min-h-11 items-center text-text-2"
            >
              소개와 댓글
            </ZoneLink>
            {content.items.length > 0 && (
              <ZoneLink
                href={consensusPath(game.id)}
                className="inline-flex min-h-11 items-center text-text-2"
              >
                모두의 티어표
              </ZoneLink>
            )}
          </p>
        </div>
        {!screen && (
          <PlayMenu
            keys={KEYS}
            onAnew={state.inputs.length > 0 ? () => void anew() : null}
            anewNote="만들던 표는 보관함에 남아요. 여기서는 빈 표로 시작해요."
          />
        )}
      </header>
      {screen ?? (
        <TierBoardEditor
          gameTitle={game.title}
          content={content}
          state={reached}
          act={act}
          aside={
            <div className="flex flex-col gap-6 lg:sticky lg:top-20">
              <div className="corner-card bg-surface-1 p-5">
                <p className="font-semibold">
                  {done === 0 ? '아직 놓은 것이 없어요' : `${total}개 중 ${done}개를 놓았어요`}
                </p>
                <p className="prose-ko mt-1 text-sm text-text-2">
                  완성하면 결과 페이지가 생겨요. 공유하기 전에는 나만 볼 수 있어요.
                </p>
                <Button isWide className="mt-3" disabled={outcome === null} onClick={client.finish}>
                  완성
                </Button>
                {state.trouble && <TroubleNote trouble={state.trouble} onRetry={client.retry} />}
              </div>
              {renderThumbnail(outcome)}
            </div>
          }
        />
      )}
    </div>
  )
}
