import type { Turn } from '@doran/contract'
import type { Round } from './model-round.js'
import type { Acknowledged, TurnEnd } from './reader.js'

const AT_MOST_MS = 1_000
const MUCH_LAG_MS = 200
const MODEL_TURNS = 5
/** The protocol, the stub's thoughts, half characters: nothing of them is a story's. */
const NOT_PROSE = /[<>{}�]|STATE|CARE|REFUSE|"choices"|think|플레이어/
const HALTS = { failed: 'broken', blocked: /^(?:care|rating)$/ } as const

/** What of a round is not as it must be; empty where all is well. */
export function faultsOf(round: Round): string[] {
  return [...truthFaults(round), ...timeFaults(round)]
}

/**
 * Whether a fault may be a busy machine's: a limit of time was missed, or a time-out came where the tester itself
 * stood still. Such a round is played again; what is wrong with the product is wrong again.
 */
export function isDoubtful(round: Round): boolean {
  const { known, play, next, lagMs } = round
  const isTimeOut = isBroken(next.known) || (isBroken(known) && play.expected.status !== 'failed')
  if (isTimeOut) return lagMs > MUCH_LAG_MS
  return truthFaults(round).length === 0 && timeFaults(round).length > 0
}

function isBroken(known: Acknowledged | null): boolean {
  return known?.end?.turn.halt === 'broken'
}

function truthFaults(round: Round): string[] {
  const { known } = round
  if (!known.end) return ['the stream ended without a last event']
  return [
    ...outcomeFaults(round, known.end),
    ...textFaults(round, known, known.end.turn),
    ...storyFaults(round, known.end.turn),
    ...nextFaults(round, known.end.turn),
    ...round.strangers.map((marker) => `a request holds ${marker} of another story`),
  ]
}

function outcomeFaults({ play }: Round, { turn }: TurnEnd): string[] {
  const { status } = play.expected
  const halt = turn.halt ?? ''
  const isRightHalt =
    status === 'failed'
      ? halt === HALTS.failed
      : status === 'blocked'
        ? HALTS.blocked.test(halt)
        : halt === ''
  return [
    ...when(turn.status !== status, `${turn.status} (${halt}) instead of ${status}`),
    ...when(turn.status === status && !isRightHalt, `the halt is '${halt}'`),
    ...when(turn.narrator !== 'model', 'not told by the model'),
  ]
}

function textFaults({ play, again }: Round, known: Acknowledged, turn: Turn): string[] {
  if (!again) return ['the turn is gone']
  const stored = again.end.turn
  const shown = [turn.output, ...turn.choices.map(({ label }) => label), ...turn.remembered]
  const isPart =
    turn.halt === 'unsafe' ? known.heard.startsWith(stored.output) : known.heard === stored.output
  return [
    ...when(!isPart, `sent ${known.heard.length} units, stored ${stored.output.length}`),
    ...when(again.text !== stored.output, 'read again it is another text'),
    ...when(JSON.stringify(stored) !== JSON.stringify(turn), 'the stored turn is not the one sent'),
    ...when(NOT_PROSE.test(`${known.heard}\n${shown.join('\n')}`), 'shows what is not prose'),
    ...when(!isExpectedText(known.heard, play.expected.text), `told ${known.heard.length} units`),
    ...when(!known.heard.isWellFormed(), 'half of a character'),
    ...when(turn.status === 'done' && turn.choices.length !== 3, `${turn.choices.length} choices`),
  ]
}

function isExpectedText(heard: string, text: Round['play']['expected']['text']): boolean {
  return text === 'maybe' || (heard !== '') === (text === 'some')
}

function timeFaults({ play, endedAfterMs, closedAfterMs }: Round): string[] {
  const limitMs = play.expected.timeOutMs + AT_MOST_MS
  return [
    ...when(endedAfterMs > limitMs, `ended ${endedAfterMs} ms after the fault`),
    ...when(closedAfterMs === null, 'the connection to the model stayed open'),
    ...when((closedAfterMs ?? 0) > AT_MOST_MS, `the connection closed after ${closedAfterMs} ms`),
  ]
}

function storyFaults({ before, after }: Round, turn: Turn): string[] {
  const isTold = movesLeaf(turn)
  const leaf = isTold ? turn.id : before.session.leafTurnId
  return [
    ...when(after.session.leafTurnId !== leaf, 'the leaf is another'),
    ...when(
      !isTold && after.pending?.id !== turn.id,
      'the broken turn is not shown beside the leaf',
    ),
    ...when(isTold && after.pending !== null, 'a turn is pending'),
    ...when(
      after.session.modelTurnsLeft !== MODEL_TURNS - Number(turn.isCounted),
      'turns left are wrong',
    ),
  ]
}

function nextFaults({ after, next }: Round, turn: Turn): string[] {
  const told = next.known?.end?.turn
  if (!next.known || !told) return ['the story does not go on']
  const isTold = movesLeaf(turn)
  const used = [turn, told].filter(({ isCounted }) => isCounted).length
  return [
    ...when(told.status !== 'done', `the next turn is ${told.status}`),
    ...when(told.narrator !== (next.isOffline ? 'offline' : 'model'), 'the other narrator told on'),
    ...when(told.parentId !== after.session.leafTurnId, 'the next turn follows another'),
    ...when(told.index !== turn.index + Number(isTold), 'the next turn has another index'),
    ...when(told.output !== next.known.heard, 'the next turn is stored otherwise'),
    ...when(NOT_PROSE.test(told.output), 'the next turn shows what is not prose'),
    ...when(next.modelTurnsLeft !== MODEL_TURNS - used, 'turns left are wrong at the end'),
  ]
}

/** What was stopped before its first word is no turn of the story. */
function movesLeaf({ status, output }: Turn): boolean {
  return status === 'done' || (status === 'stopped' && output !== '')
}

function when(isFault: boolean, what: string): string[] {
  return isFault ? [what] : []
}
