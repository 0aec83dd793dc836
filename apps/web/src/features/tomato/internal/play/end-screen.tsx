'use client'

import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '@doran/api-client/react'
import type { OpenPlay, PlayMode, TomatoContent, TomatoOutcome } from '@doran/contract'
import { routes } from '@doran/site/core'
import { loginPath } from '@doran/site/session'
import { announce, Button, LinkButton } from '@doran/ui'
import { resultPath } from '../../../../lib/game-paths'
import { renderLink } from '../../../../lib/render-link'
import { replaceLink } from '../../../../lib/replace-link'
import type { Delivery } from '../sending/outbox'
import { EndFacts } from './end-facts'
import { nextGoal, placeWords, unrankedWords } from './end-words'
import { GameFrame } from './game-frame'

type EndScreenProps = {
  play: Pick<OpenPlay, 'id' | 'seed' | 'mode' | 'game'>
  content: TomatoContent
  /** As this browser has worked it out. */
  outcome: TomatoOutcome
  /** Before this game; null without one. */
  bestBefore: number | null
  delivery: Delivery | undefined
  /** What another game is played in, where there is a try left. */
  again: { mode: PlayMode; label: string }
  onAgain: (mode: PlayMode) => void
  onRetry: () => void
  onLeave: () => void
}

/** Hands that still pop when the time is up press nothing yet. */
const HANDS_OFF_MS = 800

/** After a game: what came of it, what is just out of reach, and another one under the thumb. */
export function EndScreen(props: EndScreenProps) {
  const { play, content, bestBefore, delivery, again, onAgain, onRetry, onLeave } = props
  const api = useApi()
  const finished = delivery?.is === 'finished' ? delivery.finished : null
  const outcome = finished?.outcome.kind === 'tomato' ? finished.outcome : props.outcome
  const { score } = outcome
  const played = useQuery({
    ...callQuery(api, 'GET /v1/arcade/tomato/play/{playId}', { params: { playId: play.id } }),
    enabled: finished !== null,
  }).data
  const ranking = useQuery({
    ...callQuery(api, 'GET /v1/arcade/tomato/ranking', { query: {} }),
    staleTime: 0,
    enabled: finished !== null,
  }).data
  const isBest = played?.isBest ?? (!outcome.isTurnBased && score > 0 && score > (bestBefore ?? 0))
  const goal = nextGoal(score, content.bands, played?.place ? (ranking?.items ?? []) : [])
  const title = isBest
    ? `최고 기록이에요! ${score.toLocaleString('ko-KR')}점`
    : `${score.toLocaleString('ko-KR')}점`

  const button = useRef<HTMLDivElement>(null)
  useEffect(() => {
    announce(`끝났어요. ${title}`)
    const timer = setTimeout(() => button.current?.querySelector('button')?.focus(), HANDS_OFF_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- said once, as the game ends
  }, [])

  return (
    <GameFrame onClose={onLeave}>
      <div className="mx-auto flex w-full max-w-form grow flex-col py-5 text-center">
        <p className="text-sm text-text-2">{outcome.band.title}</p>
        <h1 className="mt-1 text-hero leading-tight font-extrabold tabular-nums">{title}</h1>
        <p className="mt-2 text-text-2">
          {!isBest && bestBefore !== null && !outcome.isTurnBased && (
            <span>내 최고 {bestBefore.toLocaleString('ko-KR')}점 · </span>
          )}
          {goal ?? outcome.band.line}
        </p>
        {played?.place && (
          <p className="mt-1 font-semibold text-ember">{placeWords(played.place)}</p>
        )}
        <Standing delivery={delivery} onRetry={onRetry} />
        {played?.unranked && (
          <p className="prose-ko mt-3 text-sm text-text-2">
            {unrankedWords(played.unranked, outcome)}
          </p>
        )}
        <EndFacts outcome={outcome} seed={play.seed} />
        <div className="sticky bottom-0 mt-auto flex flex-col gap-2 bg-bg pt-4 pb-2 safe-bottom">
          {played?.unranked === 'visitor' && (
            <LinkButton
              kind="secondary"
              isWide
              href={loginPath({ next: routes.tomato.path() })}
              renderLink={renderLink}
            >
              로그인하고 순위에 올리기
            </LinkButton>
          )}
          <div ref={button}>
            <Button size="large" isWide onClick={() => onAgain(again.mode)}>
              {again.label}
            </Button>
          </div>
          <div className="flex justify-center gap-2">
            {finished && (
              <LinkButton
                kind="quiet"
                href={resultPath(play.game.id, finished.shareCode)}
                renderLink={replaceLink}
              >
                결과 나누기
              </LinkButton>
            )}
            <Button kind="quiet" onClick={onLeave}>
              밭으로
            </Button>
          </div>
        </div>
      </div>
    </GameFrame>
  )
}

/** Whether the server has the game. */
function Standing({ delivery, onRetry }: Pick<EndScreenProps, 'delivery' | 'onRetry'>) {
  return (
    <div role="status" className="mt-2 min-h-6 text-sm text-text-2">
      {delivery?.is === 'sending' && '기록을 확인하고 있어요. 곧 순위에 올라가요.'}
      {delivery?.is === 'kept' && (
        <p>
          기록을 보관했어요. 연결되면 보낼게요.
          <Button kind="quiet" onClick={onRetry}>
            지금 보내기
          </Button>
        </p>
      )}
      {delivery?.is === 'refused' && <p>{delivery.error.message}</p>}
    </div>
  )
}
