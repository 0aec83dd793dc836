'use client'

import { useSyncExternalStore, type Ref } from 'react'
import type { ScoreStore } from '../run/score-store'
import { Hud } from './hud'

type LiveHudProps = {
  scores: ScoreStore
  seconds: Ref<HTMLSpanElement>
  bar: Ref<HTMLDivElement>
}

/** The score of a running game: it alone is rendered when something is popped. */
export function LiveHud({ scores, seconds, bar }: LiveHudProps) {
  const score = useSyncExternalStore(scores.subscribe, scores.get, scores.get)
  return <Hud {...score} seconds={seconds} bar={bar} />
}
