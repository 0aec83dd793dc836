'use client'

import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import { Button, EmberDots, ErrorState } from '@doran/ui'
import type { InPlaceProps } from '../../lib/load-play-in-place'
import { PlayPlaceProvider } from './internal/frame/play-place'
import { PlayerFrame } from './internal/frame/player-frame'
import { PlayerOf } from './internal/in-place/player-of'
import { readForPlayer, type ForPlayer } from './internal/in-place/read-for-player'
import { useOverPage } from './internal/in-place/use-over-page'
import type { LoadProvisional } from './load-provisional'
import { RatedPlayer, type RatedGame } from './rated-player'

export type PlayInPlaceProps = InPlaceProps & { loadProvisional: LoadProvisional }

/** A game played over the page that one reads, which is there again afterwards. */
export function PlayInPlace({ game, loadProvisional, onFinished, onClose }: PlayInPlaceProps) {
  const over = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  useOverPage(over)
  const place = useMemo(
    () => ({
      isOverPage: true,
      showResult: (_: string, shareCode: string) => onFinished(shareCode),
      leave: onClose,
    }),
    [onFinished, onClose],
  )
  return createPortal(
    <div
      ref={over}
      role="dialog"
      aria-modal="true"
      aria-label={game.title}
      tabIndex={-1}
      data-over-page
      className="fixed inset-0 z-50 overflow-y-auto overscroll-contain bg-bg outline-none"
    >
      <PlayPlaceProvider value={place}>
        <Opened
          key={tries}
          game={game}
          loadProvisional={loadProvisional}
          onRetry={() => setTries((now) => now + 1)}
        />
      </PlayPlaceProvider>
    </div>,
    document.body,
  )
}

type OpenedProps = Pick<PlayInPlaceProps, 'game' | 'loadProvisional'> & { onRetry: () => void }

function Opened({ game, loadProvisional, onRetry }: OpenedProps) {
  const read = useForPlayer(game)
  if (read === 'reading') return <Waiting game={game} />
  if (read === null || read instanceof ApiError)
    return (
      <PlayerFrame game={game}>
        <ErrorState
          level={2}
          title="놀이를 불러오지 못했어요."
          actions={<Button onClick={onRetry}>다시 시도</Button>}
        >
          <p>{read ? read.message : '지금은 볼 수 없는 놀이예요.'}</p>
        </ErrorState>
      </PlayerFrame>
    )
  if ('refusal' in read) return <RatedPlayer {...read} onOpened={onRetry} />
  return (
    <Suspense fallback={<Waiting game={game} />}>
      <PlayerOf game={read} loadProvisional={loadProvisional} />
    </Suspense>
  )
}

function Waiting({ game }: Pick<PlayInPlaceProps, 'game'>) {
  return (
    <PlayerFrame game={game}>
      <div role="status" className="m-auto py-12">
        <EmberDots />
        <span className="sr-only">놀이를 불러오고 있어요.</span>
      </div>
    </PlayerFrame>
  )
}

type Read = ForPlayer | RatedGame | ApiError | 'reading' | null

/** A game as its player opens with it. */
function useForPlayer({ id, kind }: PlayInPlaceProps['game']): Read {
  const api = useApi()
  const [read, setRead] = useState<Read>('reading')
  useEffect(() => {
    let isLeft = false
    const open = async () => {
      const found = await readForPlayer(api, { id, kind }).catch((error: unknown) => {
        if (error instanceof ApiError) return error
        throw error
      })
      if (!isLeft) setRead(found)
    }
    void open()
    return () => {
      isLeft = true
    }
  }, [api, id, kind])
  return read
}
