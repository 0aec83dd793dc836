import { StoryState, memoryKindOf, type CompiledTheme } from '@doran/story-engine'
import { inTransaction, type Context } from '../../platform/context/context.js'
import type { RowOwner } from '../../platform/db/ownership.js'
import type { ModelTier } from '../../platform/model/model-env.js'
import { listPath, lockStorySession } from '../story-path/index.js'
import type { LoadedTheme } from '../theme/index.js'
import { findSummary, insertMemories, type NewMemory } from './story-memory-repository.js'
import { summarise } from './summarise.js'

const SUMMARY_EVERY = 12
/** The turn before it too, whose process may have died between its end and this. */
const TURNS_READ = 2
/** A leaf that moved meanwhile moved by a turn or two. */
const STEPS_BACK = 4

type PathTurn = Awaited<ReturnType<typeof listPath>>[number]

export type TurnToRemember = {
  sessionId: string
  turnId: string
  theme: LoadedTheme
  /** The model that told it; null for the offline narrator. */
  tier: ModelTier | null
  owner: RowOwner
}

/**
 * Writes down what a finished turn is remembered by, and at every twelfth turn what the last twelve told. Called after
 * the reader has the turn; a second call changes nothing.
 */
export async function rememberTurn(
  ctx: Context<'models' | 'liveTurns'>,
  told: TurnToRemember,
): Promise<void> {
  const { sessionId, turnId, theme } = told
  const [newest, ...before] = await listPath(ctx.db, turnId, TURNS_READ)
  if (!newest) return
  const { compiled } = theme
  const rows = [newest, ...before].flatMap((turn) => memoriesOf(ctx, compiled, turn, sessionId))
  const isDue = newest.index > 0 && newest.index % SUMMARY_EVERY === 0
  if (isDue) rows.push(await summaryOf(ctx, told, newest))
  if (rows.length > 0) await write(ctx, sessionId, rows)
}

async function write(ctx: Context, sessionId: string, rows: readonly NewMemory[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { leafTurnId } = await lockStorySession(tx.db, sessionId)
    const path = new Set((await listPath(tx.db, leafTurnId, STEPS_BACK)).map(({ id }) => id))
    const placed = rows.map((row) => ({ ...row, isOnPath: path.has(row.turnId) }))
    await insertMemories(tx.db, placed)
  })
}

/** What the engine began to remember with this turn. */
function memoriesOf(
  { newId, clock }: Context,
  theme: CompiledTheme,
  turn: PathTurn,
  sessionId: string,
): NewMemory[] {
  const state = StoryState.parse(turn.state)
  return state.memories
    .filter((memory) => memory.turn === state.turn && turn.index > 0 && turn.status === 'done')
    .map(({ key, as }) => ({
      id: newId(),
      sessionId,
      turnId: turn.id,
      turnIndex: turn.index,
      kind: memoryKindOf(theme, as),
      text: as,
      source: 'auto' as const,
      stateKey: key,
      createdAt: clock.now(),
    }))
}

async function summaryOf(
  ctx: Context<'models' | 'liveTurns'>,
  { sessionId, turnId, theme, tier, owner }: TurnToRemember,
  newest: PathTurn,
): Promise<NewMemory> {
  const [turns, earlier] = await Promise.all([
    listPath(ctx.db, turnId, SUMMARY_EVERY),
    findSummary(ctx.db, sessionId),
  ])
  const past = turns
    .map(({ inputKind, inputText, output }) => ({ kind: inputKind, text: inputText ?? '', output }))
    .toReversed()
  return {
    id: ctx.newId(),
    sessionId,
    turnId,
    turnIndex: newest.index,
    fromIndex: newest.index - turns.length + 1,
    kind: 'summary',
    text: await summarise(ctx, { theme, tier, owner, earlier: earlier?.text ?? '', turns: past }),
    source: 'auto',
    stateKey: 'summary',
    createdAt: ctx.clock.now(),
  }
}
