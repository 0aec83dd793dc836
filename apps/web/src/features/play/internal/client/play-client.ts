import type { PlayInput } from '@doran/contract'
import type { PlayState } from './play-state'

/** One game played in this page. What a lost connection or a limit stops goes on by itself. */
export interface PlayClient {
  readonly gameId: string
  state: () => PlayState
  subscribe: (listener: () => void) => () => void
  /** Begins a play of one's own. Of a world cup its size. */
  begin: (size?: number) => void
  /** Looks for what this browser holds of a play that was never made. */
  look: () => void
  /** Goes on with that. */
  restore: () => void
  /** Goes on with a play wherever it was played last. */
  resume: (playId: string) => void
  /** Makes an input; the first one begins a play. */
  add: (input: PlayInput) => void
  /** Hands over the last inputs and asks for the result. */
  finish: () => void
  /** Leaves the play as it is on the server, and what was never made for good: another one is begun. */
  leave: () => void
  /** Tries at once what waits for its next try. */
  retry: () => void
  /** Sends what is unsent while the page is being left. */
  flush: () => void
}
