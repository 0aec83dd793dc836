import type { Turn } from '@doran/contract'
import type { StreamVoice } from '@doran/site/core'
import { SpokenLog, type ReaderPhase } from '@doran/story-reader'

type PlayerLogProps = { voice: StreamVoice; phase: ReaderPhase; leaf: Turn | undefined }

/** Reads the pending turn to screen readers, else the last one. */
export function PlayerLog({ voice, phase, leaf }: PlayerLogProps) {
  // A lost turn keeps its place, so that a resume does not read it again.
  const isGrowing = phase.name === 'streaming' || phase.name === 'lost'
  const scene = isGrowing ? phase.turn.index : (leaf?.index ?? 0)
  const text = isGrowing ? phase.turn.output : (leaf?.output ?? '')
  return <SpokenLog voice={voice} scene={scene} text={text} isGrowing={isGrowing} />
}
