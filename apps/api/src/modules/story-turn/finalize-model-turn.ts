import type { TurnEvent } from '@doran/contract'
import {
  isUnsafeSentence,
  keepTimedLore,
  parseTail,
  reviewProse,
  screenInput,
  applyProposal,
  type Proposal,
} from '@doran/story-engine'
import type { Context } from '../../platform/context/context.js'
import { honestName } from '../../platform/model/honest-name.js'
import type { AcceptedModelTurn } from './accepted-turn.js'
import type { LiveTurn } from './live-turns.js'
import type { PreparedScene } from './prepare-model-turn.js'
import type { ModelAnswer } from './read-model-stream.js'
import type { Receipt } from './receipt-repository.js'
import {
  finalizeBlocked,
  finalizeDone,
  finalizeFailed,
  finalizeStopped,
  type ModelMarks,
} from './finalize-turn.js'

/** A run of words told this lately is noticed. */
const TURNS_COMPARED = 20

type AnsweredTurn = {
  accepted: AcceptedModelTurn
  scene: PreparedScene
  answer: ModelAnswer
  live: LiveTurn
}

/** Decides what became of the turn by the model's answer: done, stopped, failed or blocked. */
export function finalizeModelTurn(
  ctx: Context<'processId'>,
  { accepted, scene, answer, live }: AnsweredTurn,
): Promise<TurnEvent> {
  const { row, parent, theme, byModel } = accepted
  const { prose, isBroken } = answer
  const marks = marksOf(accepted, scene, answer)
  if (prose.state === 'care') return finalizeBlocked(ctx, { row, halt: 'care', marks })
  if (prose.state === 'refuse') return finalizeBlocked(ctx, { row, halt: 'rating', marks })
  if (prose.state === 'unsafe' || prose.state === 'leak') {
    const output = prose.shown.slice(0, prose.safeLength)
    return finalizeFailed(ctx, { row, halt: 'unsafe', output, marks })
  }
  if (live.stop.signal.aborted) {
    return finalizeStopped(ctx, { row, parent, output: prose.shown, marks })
  }
  // Behind the delimiter the prose is whole, whatever became of the rest.
  const isWhole = prose.state === 'tail' || !isBroken
  if (!isWhole || prose.shown.trim() === '') {
    return finalizeFailed(ctx, { row, halt: 'broken', output: prose.shown, marks })
  }
  const proposal = readProposal(prose.tail, scene)
  const { direction, before } = scene
  const recent = byModel.past.slice(0, TURNS_COMPARED).map(({ output }) => output)
  const reviewed = reviewProse(theme.compiled, prose.shown, recent)
  const result = applyProposal(theme.compiled, direction, before, reviewed.text, proposal)
  const outcome = {
    ...result,
    state: keepTimedLore(theme.compiled, before, result.state, scene.called),
  }
  return finalizeDone(ctx, { row: { ...row, marks: reviewed.marks }, outcome, marks })
}

/** What a model proposes at its end. Its texts are checked by the same rules as its prose. */
function readProposal(tail: string, { guard, rating }: PreparedScene): Proposal | null {
  const proposal = parseTail(tail)
  if (!proposal) return null
  const cursor = guard.start()
  const texts = [...proposal.choices, ...(proposal.remember ? [proposal.remember] : [])]
  // One cursor for all: a private text may be spread over several labels.
  const isBarred = texts.some(
    (text) =>
      cursor.push(text).isLeak ||
      isUnsafeSentence(text, rating) ||
      screenInput(text).verdict === 'care',
  )
  return isBarred ? { ...proposal, choices: [], remember: null } : proposal
}

function marksOf(
  { byModel: { tier }, row }: AcceptedModelTurn,
  { prompt }: PreparedScene,
  { reported, finish, prose, firstTextMs, totalMs }: ModelAnswer,
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
