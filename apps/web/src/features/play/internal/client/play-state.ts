import type { ApiError } from '@doran/api-client'
import type { FinishedPlay, GameContent, OpenPlay, PlayInput } from '@doran/contract'
import type { UnsentPlay } from './unsent-play'

/** What the server said of a play when it was opened here. */
export type OpenedPlay = Pick<OpenPlay, 'id' | 'seed' | 'options'> & {
  isNew: boolean
  /** It was begun in another page, and goes on in this one. */
  goesOn: boolean
}

/**
 * Why nothing more is sent. `moved`: it went on elsewhere. `gone`: it cannot go on at all. `refused`: what was played
 * here is not what the server has. `rated`: it is closed to this person. `signed-out`: their sign-in has ended.
 */
export type PlayStopReason = 'moved' | 'gone' | 'refused' | 'rated' | 'signed-out'
export type PlayStop = { reason: PlayStopReason; error: ApiError }

export type PlayState = {
  /** `closed`: nothing was begun. `opening`: the server is asked for a play. `resuming`: for one that waits there. */
  phase: 'closed' | 'opening' | 'resuming' | 'open' | 'finishing' | 'finished'
  /** What this browser holds of a play that was never made, where it was looked for. */
  unmade: UnsentPlay | null
  /** The version that is played: the page's, until the server says otherwise. */
  versionId: string
  content: GameContent
  /** Null while the server has not answered yet. */
  play: OpenedPlay | null
  /** All that were made, sent or not. */
  inputs: readonly PlayInput[]
  /** How many of them the server has. */
  sentCount: number
  /** The last failure of what is being tried again. */
  trouble: ApiError | null
  stop: PlayStop | null
  finished: FinishedPlay | null
}

export function closedState({
  versionId,
  content,
}: Pick<PlayState, 'versionId' | 'content'>): PlayState {
  return {
    versionId,
    content,
    phase: 'closed',
    unmade: null,
    play: null,
    inputs: [],
    sentCount: 0,
    trouble: null,
    stop: null,
    finished: null,
  }
}
