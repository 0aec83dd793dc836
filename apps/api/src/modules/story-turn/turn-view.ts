import { Turn } from '@doran/contract'
import type { TurnRow } from '../../schema/story/turn.table.js'

/** A turn as it goes over the wire. The JSON columns were written by this same code and are parsed again. */
export function toTurn(row: TurnRow, feedback: Turn['feedback'] = null): Turn {
  return Turn.parse({
    id: row.id,
    parentId: row.parentId,
    index: row.index,
    input: row.inputKind ? { kind: row.inputKind, text: row.inputText ?? '' } : null,
    output: row.output,
    choices: row.choices,
    gauges: row.gauges,
    remembered: row.remembered,
    faces: row.faces,
    dice: row.dice,
    ending: row.ending,
    status: row.status,
    halt: row.halt,
    narrator: row.narrator,
    model: row.model,
    isCounted: row.isCounted,
    canRetell: canRetell(row),
    isEdited: row.isEdited,
    feedback,
    createdAt: row.createdAt.toISOString(),
  })
}

/** A model never tells the same twice; the authored scenes do, unless another seed was found. */
function canRetell({ inputKind, isEdited, narrator, otherSeed }: TurnRow): boolean {
  return inputKind !== null && !isEdited && (narrator === 'model' || otherSeed !== null)
}
