import { useState } from 'react'
import { isPending } from '@doran/story-reader'
import { goToScene } from '../log/go-to-scene'
import type { PanelProps } from './panel-props'

type WalkProps = Pick<PanelProps, 'state' | 'reader' | 'onClose'>

/** Moves the story to another of its scenes, and closes what it was chosen in. */
export function useWalk({ state, reader, onClose }: WalkProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const isBusy = state.isUndoing || state.isConfirming || isPending(state.phase)

  async function walkTo(turnUuid: string, index: number) {
    setHasFailed(false)
    const isThere = await reader.walkTo(turnUuid)
    setHasFailed(!isThere)
    if (!isThere) return
    onClose()
    goToScene(index)
  }
  return {
    isBusy,
    problem: hasFailed ? (state.problem?.message ?? FAILED) : null,
    walkTo: (turnUuid: string, index: number) => void walkTo(turnUuid, index),
  }
}

const FAILED = '그 장면으로 가지 못했어요. 다시 시도해 주세요.'
