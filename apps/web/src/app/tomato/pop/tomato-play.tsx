'use client'

import dynamic from 'next/dynamic'
import type { TomatoPlayerProps } from '../../../features/tomato/tomato-player'

const TomatoPlayer = dynamic(() =>
  import('../../../features/tomato/tomato-player').then((module) => module.TomatoPlayer),
)

/** The player, whose engine the lobby does not load. */
export function TomatoPlay(props: TomatoPlayerProps) {
  return <TomatoPlayer {...props} />
}
