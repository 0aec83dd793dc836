import type { ParsedBodyOf, Turn } from '@doran/contract'
import { BLOCKED_COPY } from '@doran/contract/errors'
import { splitSentences } from '@doran/story-engine'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { followFarLeaf, followLeaf } from '../story-memory/index.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'
import { findBlocked, speaksOfOwnDying, type Words } from './find-blocked.js'
import { lastSentenceOf } from './last-sentence.js'
import { findTurnByClientId, findTurnOfTree } from './leaf-repository.js'
import { isOnPaths, lockLeaf } from './lock-leaf.js'
import { findTurnRow, insertTurn, moveLeaf, type RatedTurn } from './turn-repository.js'
import { toTurn } from './turn-view.js'
import type { TurnRow } from '../../schema/story/turn.table.js'

type Edit = ParsedBodyOf<'POST /v1/tales/session/{sessionUuid}/edit'> & {
  session: StorySessionRow & Pick<RatedTurn, 'ageRating'>
}

/**
 * Writes a turn of the tree anew with other words, beside the old one, and makes it the leaf. State, choices and ending
 * stay those of the turn: words of a reader move nothing.
 * @throws AppError NOT_FOUND for what has no text, KEY_REUSED, TURN_IN_FLIGHT, STORY_LOCKED, INVALID_INPUT
 */
export async function editTurn(ctx: Context, { session, ...edit }: Edit): Promise<Turn> {
  if (session.status === 'locked') throw new AppError('STORY_LOCKED')
  const turn = await findTurnOfTree(ctx.db, session.id, edit.turnUuid)
  if (!turn) throw new AppError('NOT_FOUND')
  const blocked = blockedIn(newWords(edit, turn), session.ageRating)
  if (blocked) {
    const message = BLOCKED_COPY[blocked.halt]
    throw new AppError('INVALID_INPUT', { field: blocked.field, message })
  }
  return inTransaction(ctx, async (tx) => {
    const leafId = await lockLeaf(tx, session)
    if (!isOnPaths(turn)) throw new AppError('NOT_FOUND')
    const words = wordsOf(turn, edit)
    const earlier = await findTurnByClientId(tx.db, session.id, edit.clientTurnId)
    if (earlier) return repeated(earlier, words)
    const edited = await insertTurn(tx.db, {
      ...turn,
      ...NOT_TOLD,
      ...words,
      id: tx.newId(),
      sessionId: session.id,
      clientTurnId: edit.clientTurnId,
      variantOf: turn.parentId === null ? null : (turn.variantOf ?? turn.id),
      createdAt: tx.clock.now(),
      settledAt: tx.clock.now(),
    })
    await makeLeaf(tx, { session, edited, leafId })
    return toTurn(edited)
  })
}

/** What the reader wrote of them: sentences of the scene as it stood are the story's own. */
function newWords({ text, output }: Words, turn: TurnRow): Words {
  const told = new Set(splitSentences(turn.output).map((sentence) => sentence.trim()))
  const isNew = (sentence: string) => !told.has(sentence.trim())
  return { text, output: output && splitSentences(output).filter(isNew).join(' ') }
}

/** Who writes a scene may speak of themself in it. */
function blockedIn({ text, output = '' }: Words, rating: RatedTurn['ageRating']) {
  const blocked = findBlocked({ text, output }, rating)
  if (blocked || !speaksOfOwnDying(output)) return blocked
  return { field: 'output', halt: 'care' } as const
}

/** What belongs to the telling of the old one alone: how it ran, and what it cost. */
const NOT_TOLD = {
  status: 'done',
  halt: null,
  isEdited: true,
  isCounted: false,
  gemsHeld: 0,
  gemsCharged: 0,
  otherSeed: null,
  marks: [],
  isStopRequested: false,
  ownerProcess: null,
  leaseUntil: null,
} as const satisfies Partial<TurnRow>

function wordsOf(turn: TurnRow, { text, output }: Words) {
  return {
    inputText: turn.inputKind === null ? null : (text ?? turn.inputText),
    output: output ?? turn.output,
  }
}

function repeated(earlier: TurnRow, words: ReturnType<typeof wordsOf>): Turn {
  const isSame = earlier.inputText === words.inputText && earlier.output === words.output
  if (!isSame) throw new AppError('KEY_REUSED')
  return toTurn(earlier)
}

async function makeLeaf(
  tx: Context,
  { session, edited, leafId }: { session: StorySessionRow; edited: TurnRow; leafId: string },
): Promise<void> {
  const { id, index, ending, output, parentId } = edited
  const lastSentence = lastSentenceOf(output)
  await moveLeaf(tx.db, session.id, { id, index, ending, lastSentence, lastAt: tx.clock.now() })
  const leaf = await findTurnRow(tx.db, leafId)
  if (leaf && leaf.parentId === parentId) {
    await followLeaf(tx.db, session.id, { from: leaf, to: edited })
  } else await followFarLeaf(tx.db, session.id, id)
}
