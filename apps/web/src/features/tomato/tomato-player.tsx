'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import type { Arcade, PlayMode, TomatoInput, TomatoOutcome } from '@doran/contract'
import { routes, useEventLog } from '@doran/site/core'
import { EmberDots } from '@doran/ui'
import { PlantSymbols } from './internal/art/plant-symbols'
import { EndScreen } from './internal/play/end-screen'
import { AskDaily, Refused } from './internal/play/before-game'
import { GameFrame } from './internal/play/game-frame'
import { TimedGame } from './internal/play/timed-game'
import { TurnGame } from './internal/play/turn-game'
import { useOpenGame, type OpenGame } from './internal/play/use-open-game'
import { browserPacer, type Pacer } from './internal/run/pacer'
import { createGameSender, type GameSender } from './internal/sending/game-sender'
import { useOutbox } from './internal/sending/use-outbox'

export type TomatoPlayerProps = {
  arcade: Pick<Arcade, 'gameId' | 'mine' | 'daily'>
  mode: PlayMode
  pacer?: Pacer
}

/** The field as a page of its own: one game after the other. */
export function TomatoPlayer({ arcade, mode: firstMode, pacer = browserPacer }: TomatoPlayerProps) {
  const { gameId } = arcade
  const router = useRouter()
  const queries = useQueryClient()
  const log = useEventLog()
  const { outbox, deliveries } = useOutbox(gameId)
  const { opening, open, close } = useOpenGame(gameId, firstMode)
  const [outcome, setOutcome] = useState<TomatoOutcome | null>(null)
  const [best, setBest] = useState(arcade.mine?.best ?? null)
  const [bestBefore, setBestBefore] = useState(best)
  const [triesLeft, setTriesLeft] = useState(arcade.daily.triesLeft)
  const sender = useRef<GameSender>(null)

  function begin(mode: PlayMode) {
    setOutcome(null)
    close(mode)
    void start(mode)
  }
  async function start(mode: PlayMode) {
    const game = await open(mode)
    if (!game) return
    sender.current = createGameSender(outbox, game.play)
    if (mode === 'daily') setTriesLeft((left) => Math.max(0, left - 1))
    log.log({
      type: 'start',
      object: 'game',
      object_name: gameId,
      object_attributes: { kind: 'tomato', size: 0 },
    })
  }
  function end(ended: TomatoOutcome | null, inputs: readonly TomatoInput[]) {
    if (ended === null) return
    sender.current?.finish(inputs)
    setBestBefore(best)
    if (!ended.isTurnBased) setBest(Math.max(best ?? 0, ended.score))
    setOutcome(ended)
    log.log({
      type: 'finish',
      object: 'game',
      object_name: gameId,
      object_attributes: { kind: 'tomato', ms: ended.ms },
    })
  }
  const leave = () => router.replace(routes.tomato.path())

  // Today's seed has few tries: a page that is opened by its address alone takes none of them.
  const beginByItself = useEffectEvent(() => {
    if (firstMode !== 'daily') void start(firstMode)
  })
  useEffect(() => beginByItself(), [])

  const playId = opening.is === 'open' ? opening.game.play.id : ''
  const delivery = deliveries.get(playId)
  const isFinished = delivery?.is === 'finished'
  useEffect(() => {
    if (!isFinished) return
    for (const key of READ_BEFORE)
      void queries.invalidateQueries({ queryKey: [key], refetchType: 'none' })
  }, [isFinished, queries])

  function again(played: PlayMode) {
    if (played === 'daily' && triesLeft === 0)
      return { mode: 'normal', label: '60초로 한 판 더' } as const
    const label = played === 'daily' ? `한 판 더 (${triesLeft}번 남았어요)` : '한 판 더'
    return { mode: played, label }
  }

  function screen() {
    if (opening.is === 'asking')
      return <AskDaily triesLeft={triesLeft} onBegin={begin} onLeave={leave} />
    if (opening.is === 'opening') return <Opening onLeave={leave} />
    if (opening.is === 'refused') return <Refused {...opening} onBegin={begin} onLeave={leave} />
    const { game, mode } = opening
    if (outcome === null)
      return <Game key={game.play.id} {...{ game, pacer, leave, end, sender }} />
    return (
      <EndScreen
        key={game.play.id}
        play={game.play}
        content={game.content}
        outcome={outcome}
        bestBefore={bestBefore}
        delivery={delivery}
        again={again(mode)}
        onAgain={begin}
        onRetry={outbox.retry}
        onLeave={leave}
      />
    )
  }
  return (
    <>
      <PlantSymbols />
      {screen()}
    </>
  )
}

type GameProps = {
  game: OpenGame
  pacer: Pacer
  leave: () => void
  end: (outcome: TomatoOutcome | null, inputs: readonly TomatoInput[]) => void
  sender: { readonly current: GameSender | null }
}

function Game({ game: { play, content }, pacer, leave, end, sender }: GameProps) {
  const around = {
    content,
    seed: play.seed,
    onInputs: (inputs: readonly TomatoInput[]) => void sender.current?.ahead(inputs),
    onEnd: end,
    onLeave: leave,
  }
  if (play.options.turns) return <TurnGame {...around} />
  return <TimedGame {...around} pacer={pacer} />
}

function Opening({ onLeave }: { onLeave: () => void }) {
  return (
    <GameFrame onClose={onLeave}>
      <h1 className="sr-only">토마토 밭</h1>
      <div role="status" className="late-appear m-auto flex flex-col items-center gap-4 py-12">
        <EmberDots />
        <p className="text-text-2">씨앗을 심고 있어요</p>
      </div>
    </GameFrame>
  )
}

const READ_BEFORE = [
  'GET /v1/arcade/tomato',
  'GET /v1/arcade/tomato/ranking',
  'GET /v1/game/{gameId}/mine',
] as const
