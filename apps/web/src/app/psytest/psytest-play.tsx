'use client'

import dynamic from 'next/dynamic'
import type { PsytestPlayerProps } from '../../features/play/psytest-player'
import { loadProvisional } from '../_play/load-provisional'

const PsytestPlayer = dynamic(() =>
  import('../../features/play/psytest-player').then((module) => module.PsytestPlayer),
)

/** The player, which the hub on the same route does not load, with what shows a result before the server has told it. */
export function PsytestPlay(props: Omit<PsytestPlayerProps, 'loadProvisional'>) {
  return <PsytestPlayer {...props} loadProvisional={loadProvisional} />
}
