import type { Turn } from '@doran/contract'
import { sentLine } from '@doran/story-engine/path'
import { splitSentences } from '@doran/story-reader'

/** What a scene is recognised by: what the person did, else its first sentence. */
export function sceneLabel(turn: Pick<Turn, 'input' | 'output'>): string {
  return sentLine(turn.input) ?? splitSentences(turn.output.trim())[0]?.trim() ?? ''
}
