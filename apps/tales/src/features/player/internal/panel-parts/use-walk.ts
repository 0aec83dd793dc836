import { useState } from 'react'
import { STORY_TURN_MESSAGES } from '@doran/contract/story-turn/copy'
import { isPending } from '@doran/story-reader'
import { goToScene } from '../scene/go-to-scene'
import type { PanelProps } from './panel-props'

type WalkProps = Pick<PanelProps, 'state' | 'reader' | 'onClose'>

/** Moves the story to another of its scenes, and closes what it was chosen in. */
export function useWalk({ state, reader, onClose }: WalkProps) {
  const [problem, setProblem] = useState<string | null>(null)

  async function walkTo(turnUuid: string, index: number) {
    if (isPending(state.phase)) return setProblem(STORY_TURN_MESSAGES.TURN_IN_FLIGHT)
    setProblem(null)
    const isThere = await reader.walkTo(turnUuid)
    if (!isThere) return setProblem(reader.getState().problem?.message ?? FAILED)
    onClose()
    goToScene(index)
  }
  return {
    isBusy: state.isUndoing || state.isConfirming,
    problem,
    walkTo: (turnUuid: string, index: number) => void walkTo(turnUuid, index),
  }
}

const FAILED = '그 장면으로 가지 못했어요. 다시 시도해 주세요.'
