import { setTimeout as sleep } from 'node:timers/promises'
import type { StorySessionView } from '@doran/contract'
import type { StubRequest } from '@doran/model-stub'
import type { LagMeter } from './lag-meter.js'
import type { Play } from './model-behaviours.js'
import type { MarkerSearch } from './prompt-markers.js'
import { createReader, type Acknowledged, type Reader, type TurnEnd } from './reader.js'

const LOOK_FOR_CLOSING_MS = 3_000
const LOOK_EVERY_MS = 20

export type Stage = { origin: () => string; search: MarkerSearch; lag: LagMeter }

/** What is known of one turn that a misbehaving model told, and of the turn after it. */
export type Round = {
  play: Play
  before: StorySessionView
  known: Acknowledged
  /** The same turn, which is read again once it is finalized. */
  again: { text: string; end: TurnEnd } | null
  after: StorySessionView
  /** From the fault (the stop, where one was pressed) to the turn's last event. */
  endedAfterMs: number
  /** From the last event (the stop) until the model's connection was free; null when it stayed open. */
  closedAfterMs: number | null
  next: { known: Acknowledged | null; isOffline: boolean; modelTurnsLeft: number | null }
  strangers: string[]
  /** How late the tester's own timers came meanwhile. */
  lagMs: number
}

/** A reader of its own opens a story, has a turn told badly, looks at what is stored, and reads on. */
export async function playRound(
  { origin, search, lag }: Stage,
  play: Play,
  { seed, marker }: { seed: number; marker: string },
): Promise<Round> {
  const startedAtMs = Date.now()
  const reader = createReader(origin)
  const before = await reader.openWithModel()
  const directive = `[stub:${play.behaviour} seed=${seed} gap=${play.gapMs}]`
  const telling = tellAndStop(reader, before, play, `${directive} ${marker} 문을 연다`)
  const asked = watchRequest(search, marker, telling)
  const [{ known, stoppedAtMs }, { request, overAtMs }] = await Promise.all([telling, asked])
  const again = await reader.readAgain(known.turnId)
  const after = await reader.look(before.session.id)

  const isOffline = seed % 2 === 1
  const next = await goOn(
    reader,
    after,
    isOffline,
    `[stub:tell seed=${seed} gap=0] ${marker} 귀를 기울인다`,
  )
  const later = await reader.look(before.session.id)
  return {
    play,
    before,
    known,
    again,
    after,
    endedAfterMs: known.endedAtMs - (stoppedAtMs ?? faultAtMs(play, request, known, overAtMs)),
    closedAfterMs: overAtMs === null ? null : overAtMs - (stoppedAtMs ?? known.endedAtMs),
    next: { known: next, isOffline, modelTurnsLeft: later.session.modelTurnsLeft },
    lagMs: lag.worstSince(startedAtMs),
    strangers: search.requestsOf(marker).flatMap((each) => search.strangersIn(each, marker)),
  }
}

async function tellAndStop(
  reader: Reader,
  before: StorySessionView,
  { stopAfterDeltas }: Play,
  text: string,
): Promise<{ known: Acknowledged; stoppedAtMs: number | null }> {
  let deltas = 0
  let stoppedAtMs: number | null = null
  let stopping: Promise<unknown> = Promise.resolve()
  const known = await reader.tell(before, text, ({ type }, { turnId }) => {
    if (type !== 'delta') return
    deltas += 1
    if (deltas !== stopAfterDeltas) return
    stoppedAtMs = Date.now()
    stopping = reader.api.call('POST /v1/tales/turn/{turnUuid}/stop', {
      params: { turnUuid: turnId },
    })
  })
  await stopping
  if (!known) throw new Error('the turn was refused')
  return { known, stoppedAtMs }
}

async function goOn(
  reader: Reader,
  view: StorySessionView,
  isOffline: boolean,
  text: string,
): Promise<Acknowledged | null> {
  if (isOffline) {
    await reader.api.call('PATCH /v1/tales/session/{sessionUuid}', {
      params: { sessionUuid: view.session.id },
      body: { narrator: 'offline' },
    })
  }
  return reader.tell(view, text)
}

function faultAtMs(
  { expected }: Play,
  request: StubRequest,
  known: Acknowledged,
  overAtMs: number | null,
): number {
  if (expected.since === 'request') return request.at
  const heardAtMs = known.heard === '' ? 0 : known.heardAtMs
  const finishedAtMs = request.finished ? (overAtMs ?? 0) : 0
  // What was read off the answer's end counts from when it was there to be read.
  return Math.max(request.at, heardAtMs, Math.min(finishedAtMs, known.endedAtMs))
}

/** The model's side of a turn: what it was asked, and when its answer was over or the caller gone. */
async function watchRequest(
  search: MarkerSearch,
  marker: string,
  telling: Promise<unknown>,
): Promise<{ request: StubRequest; overAtMs: number | null }> {
  let deadline = Number.POSITIVE_INFINITY
  void telling.finally(() => (deadline = Date.now() + LOOK_FOR_CLOSING_MS)).catch(() => undefined)
  let request: StubRequest | undefined
  while (Date.now() < deadline) {
    request ??= search.newestOf(marker)
    if (request?.finished) return { request, overAtMs: Date.now() }
    if (request && request.closedByClientAtMs !== null) {
      return { request, overAtMs: request.closedByClientAtMs }
    }
    await sleep(LOOK_EVERY_MS)
  }
  if (!request) throw new Error('the model was never asked')
  return { request, overAtMs: null }
}
