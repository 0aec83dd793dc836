import type { Pace, TurnEvent } from '@doran/contract'
import { StoryState, splitSentences, tellTurn, type TurnInput } from '@doran/story-engine'
import type { Deps } from '../../deps.js'
import type { StorySessionRow } from '../../db/schema/story-session.js'
import type { TurnRow } from '../../db/schema/turn.js'
import type { LiveTurn } from '../../resources/live-turns.js'
import { pauseAfter } from './pace.js'
import { settleDone, settleFailed, settleStopped } from './settle-turn.js'
import { LEASE_MS, findTurnRow, savePartial } from './turn-store.js'
import { findChoice, type TurnRequest } from './turn-request.js'
import { toTurn } from './turn-view.js'

/** How often what was told goes into the database while a turn is told. */
const SAVE_EVERY_MS = 250

/** Tells a turn to its end, whoever is listening. Never throws: whatever goes wrong settles the turn. */
export function runTurn(
  deps: Deps,
  session: StorySessionRow,
  row: TurnRow,
  request: TurnRequest,
): void {
  const live = deps.liveTurns.add(toTurn(row))
  tell(deps, session, row, request, live)
    .catch((cause: unknown) => {
      deps.logger.error({ turnId: row.id, err: cause }, 'a turn broke off')
      return settleFailed(deps, row, live.text)
    })
    .then((event) => live.settle(event))
    .catch((cause: unknown) => deps.logger.error({ turnId: row.id, err: cause }, 'a bug'))
    .finally(() => deps.liveTurns.remove(row.id))
}

async function tell(
  deps: Deps,
  session: StorySessionRow,
  row: TurnRow,
  request: TurnRequest,
  live: LiveTurn,
): Promise<TurnEvent> {
  const parent = await findTurnRow(deps.db, request.parentTurnUuid)
  if (!parent) throw new Error(`parent ${request.parentTurnUuid} is gone`)
  const { compiled } = await deps.themes.load(
    deps.db,
    session.themeVersionHash,
    session.commonVersionHash,
  )
  const input: TurnInput =
    request.kind === 'choice'
      ? { kind: 'choice', text: request.text, choiceId: findChoice(parent, request.text).id }
      : { kind: request.kind, text: request.text }
  const outcome = tellTurn(compiled, StoryState.parse(parent.state), input, row.seed)

  const isWhole = await recite(deps, row, live, splitSentences(outcome.text), request.pace)
  return isWhole ? settleDone(deps, row, outcome) : settleStopped(deps, row, parent, live.text)
}

/** Reads the sentences out at the chosen pace; false when it was stopped on the way. */
async function recite(
  deps: Deps,
  row: TurnRow,
  live: LiveTurn,
  sentences: readonly string[],
  pace: Pace,
): Promise<boolean> {
  const wake = AbortSignal.any([live.stop.signal, deps.liveTurns.hurry.signal])
  let savedAt = deps.clock.now().getTime()
  for (const [index, sentence] of sentences.entries()) {
    if (live.stop.signal.aborted) return false
    live.append(sentence)
    const isLast = index === sentences.length - 1
    const pauseMs = isLast || deps.liveTurns.hurry.signal.aborted ? 0 : pauseAfter(sentence, pace)
    if (pauseMs === 0) continue
    const now = deps.clock.now().getTime()
    if (now - savedAt >= SAVE_EVERY_MS || index === 0) {
      await save(deps, row, live)
      savedAt = now
    }
    await deps.clock.sleep(pauseMs, wake)
  }
  return true
}

// A database that is away for a moment does not silence the telling; the end is what must be stored.
async function save(deps: Deps, row: TurnRow, live: LiveTurn): Promise<void> {
  const leaseUntil = new Date(deps.clock.now().getTime() + LEASE_MS)
  const saved = await savePartial(deps.db, {
    id: row.id,
    processId: deps.processId,
    output: live.text,
    leaseUntil,
  }).catch((cause: unknown) => {
    deps.logger.warn({ turnId: row.id, err: cause }, 'a part of a turn was not saved')
    return { isStopRequested: false }
  })
  if (!saved || saved.isStopRequested) live.stop.abort()
}
