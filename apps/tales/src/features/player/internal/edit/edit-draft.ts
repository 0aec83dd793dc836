import type { Turn } from '@doran/contract'
import { drafts } from '@doran/site/session'

export type EditedTurn = { text: string; output: string }

/** What is being changed of a scene, kept until it is sent. */
export function editDraft(turn: Turn) {
  return drafts.json<EditedTurn>({ name: `edit_${turn.id}`, scope: 'device', parse })
}

function parse(stored: unknown): EditedTurn | null {
  const { text, output }: { text?: unknown; output?: unknown } = Object(stored)
  return typeof text === 'string' && typeof output === 'string' ? { text, output } : null
}

/** What differs from the scene as it is; null where nothing does. */
export function changesOf(turn: Turn, edited: EditedTurn): Partial<EditedTurn> | null {
  const text = edited.text.trim()
  const output = edited.output.trim()
  const changes = {
    ...(turn.input && text !== turn.input.text.trim() && { text }),
    ...(output !== turn.output.trim() && { output }),
  }
  return Object.keys(changes).length > 0 ? changes : null
}
