import type { Turn } from '@doran/contract'
import type { StreamVoice } from '@doran/site'
import { SpokenLog } from '@doran/story-reader'
import type { PlayerPhase } from './player-phase'

type PlayerLogProps = { voice: StreamVoice; phase: PlayerPhase; leaf: Turn | undefined }

/** What is heard of the turn in the making, else of the last one told. */
export function PlayerLog({ voice, phase, leaf }: PlayerLogProps) {
  // A lost telling stays where it stood, so that a resume does not say it anew.
  const isGrowing = phase.name === 'streaming' || phase.name === 'lost'
  const scene = isGrowing ? phase.turn.index : (leaf?.index ?? 0)
  const text = isGrowing ? phase.text : (leaf?.output ?? '')
  return <SpokenLog voice={voice} scene={scene} text={text} isGrowing={isGrowing} />
}
