'use client'

import type { ApiError } from '@doran/api-client'
import type { GameDetail } from '@doran/contract'
import { Button } from '@doran/ui'
import { TroubleNote } from './trouble-note'

export type StartScreenProps = {
  game: Pick<GameDetail, 'title' | 'cover'>
  /** Where the play waits, in a sentence. */
  sentence: string
  isBusy: boolean
  trouble: ApiError | null
  onResume: () => void
  onAnew: () => void
  onRetry: () => void
}

/** Before a play that waits to go on. */
export function StartScreen(props: StartScreenProps) {
  const { game, sentence, isBusy, trouble, onResume, onAnew, onRetry } = props
  return (
    <div className="m-auto flex w-full max-w-form flex-col items-center py-8 text-center">
      <img
        src={game.cover.url}
        alt=""
        width={640}
        height={480}
        className="aspect-4/3 w-56 corner-card bg-surface-1 object-cover short:hidden"
      />
      <h1 className="mt-6 text-h2 font-extrabold">{game.title}</h1>
      <p className="mt-2 text-text-2">{sentence}</p>
      <div className="mt-6 flex w-full flex-col gap-2">
        <Button size="large" isWide isBusy={isBusy} onClick={onResume}>
          이어 하기
        </Button>
        <Button size="large" kind="quiet" isWide onClick={onAnew}>
          처음부터
        </Button>
      </div>
      <TroubleNote trouble={trouble} onRetry={onRetry} />
    </div>
  )
}
