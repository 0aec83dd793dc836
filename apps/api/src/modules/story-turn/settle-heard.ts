import type { TurnEvent } from '@doran/contract'
import {
  isUnsafeSentence,
  parseTail,
  screenInput,
  settleTelling,
  type Proposal,
} from '@doran/story-engine'
import type { Deps } from '../../deps.js'
import { honestName } from '../../platform/model/honest-name.js'
import type { LiveTurn } from './live-turns.js'
import type { Heard } from './hear-model.js'
import type { PreparedScene } from './prepare-model-turn.js'
import type { Receipt } from './receipt-store.js'
import {
  settleBlocked,
  settleDone,
  settleFailed,
  settleStopped,
  type ModelMarks,
} from './settle-turn.js'
import type { ModelTelling } from './telling.js'

type HeardTurn = { scene: PreparedScene; heard: Heard; live: LiveTurn }

/** Decides what a model's answer is: a turn told, stopped, broken off, or not to be told. */
export function settleHeard(
  deps: Deps,
  telling: ModelTelling,
  { scene, heard, live }: HeardTurn,
): Promise<TurnEvent> {
  const { row, parent, theme } = telling
  const { prose, isBroken } = heard
  const marks = marksOf(telling, scene, heard)
  if (prose.state === 'care') return settleBlocked(deps, row, 'care', marks)
  if (prose.state === 'refuse') return settleBlocked(deps, row, 'rating', marks)
  if (prose.state === 'unsafe' || prose.state === 'leak') {
    const output = prose.shown.slice(0, prose.safeLength)
    return settleFailed(deps, row, { halt: 'unsafe', output }, marks)
  }
  if (live.stop.signal.aborted) return settleStopped(deps, row, parent, prose.shown, marks)
  // Behind the delimiter the prose is whole, whatever became of the rest.
  const isWhole = prose.state === 'tail' || !isBroken
  if (!isWhole || prose.shown.trim() === '') {
    return settleFailed(deps, row, { halt: 'broken', output: prose.shown }, marks)
  }
  const proposal = readProposal(prose.tail, scene)
  const { direction, before } = scene
  const outcome = settleTelling(theme.compiled, direction, before, prose.shown, proposal)
  return settleDone(deps, row, outcome, marks)
}

/** What a model asks for at its end. Its words are held against the same rules as its prose. */
function readProposal(tail: string, { guard, rating }: PreparedScene): Proposal | null {
  const proposal = parseTail(tail)
  if (!proposal) return null
  const cursor = guard.start()
  const words = [...proposal.choices, ...(proposal.remember ? [proposal.remember] : [])]
  // One cursor for all: a private text may be spread over several labels.
  const isBarred = words.some(
    (word) =>
      cursor.push(word).isLeak ||
      isUnsafeSentence(word, rating) ||
      screenInput(word).verdict === 'care',
  )
  return isBarred ? { ...proposal, choices: [], remember: null } : proposal
}

function marksOf(
  { byModel: { tier }, row }: ModelTelling,
  { prompt }: PreparedScene,
  { reported, finish, prose, firstTextMs, totalMs }: Heard,
): ModelMarks {
  const receipt: Receipt = {
    tier,
    ...prompt,
    firstTextMs,
    totalMs,
    finish: prose.state === 'prose' || prose.state === 'tail' ? finish : prose.state,
  }
  return { model: honestName(row.model ?? tier, reported), receipt }
}
