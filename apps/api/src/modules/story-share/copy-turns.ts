import type { turn, TurnRow } from '../../schema/story/turn.table.js'

type Copied = { sessionId: string; now: Date; newId: () => string }
type Copy = typeof turn.$inferInsert

/**
 * Turns of one path as those of another story: what they say and the state after each, and nothing of how they came
 * about for their reader.
 */
export function copyTurns(
  turns: readonly [TurnRow, ...TurnRow[]],
  copied: Copied,
): [Copy, ...Copy[]] {
  const [first, ...rest] = turns
  const copies: [Copy, ...Copy[]] = [copyOf(first, null, copied)]
  for (const row of rest) copies.push(copyOf(row, copies.at(-1)?.id ?? null, copied))
  return copies
}

function copyOf(row: TurnRow, parentId: string | null, { sessionId, now, newId }: Copied): Copy {
  const { index, inputKind, inputText, output, choices, gauges, faces, dice, state } = row
  const { narrator, model, seed, isEdited } = row
  return {
    id: newId(),
    sessionId,
    parentId,
    index,
    inputKind,
    inputText,
    output,
    choices,
    gauges,
    remembered: [],
    faces,
    dice,
    state,
    status: 'done',
    narrator,
    model,
    seed,
    isEdited,
    createdAt: now,
    settledAt: now,
  }
}
