'use client'

import dynamic from 'next/dynamic'
import type { WorldcupPlayerProps } from '../../features/play/worldcup-player'
import { loadProvisional } from '../_play/load-provisional'

const WorldcupPlayer = dynamic(() =>
  import('../../features/play/worldcup-player').then((module) => module.WorldcupPlayer),
)

/** The player, which the hub on the same route does not load, with what shows a result before the server has told it. */
export function WorldcupPlay(props: Omit<WorldcupPlayerProps, 'loadProvisional'>) {
  return <WorldcupPlayer {...props} loadProvisional={loadProvisional} />
}
