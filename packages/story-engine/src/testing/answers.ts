import type { z } from 'zod'
import { Answer } from '../scene-schema.js'

/** One text that holds always, as a scene's source has it; `rest` adds conditions, effects, faces, what it is about. */
export function saying(text: string, rest: Omit<z.input<typeof Answer>, 'text'> = {}): Answer[] {
  return [Answer.parse({ ...rest, text })]
}
