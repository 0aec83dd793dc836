import type { PlayMode } from '@doran/contract'
import { routes } from '@doran/site/core'

export const popPath = (mode: PlayMode) => `${routes.tomatoPop.path()}?mode=${mode}`

/** How an address wants the field to be played; against the clock, unless it says so. */
export function readMode(given: string | string[] | undefined): PlayMode {
  return given === 'daily' || given === 'relaxed' ? given : 'normal'
}
