import { randomUUID } from 'node:crypto'
import {
  StorySessionView,
  TurnEvent,
  type NarratorKey,
  type Turn,
  type Pace,
  type TurnKind,
} from '@doran/contract'
import type { APIRequestContext } from '@playwright/test'

/** The story that journeys read where any would do; the home shows another one every day. */
export const SIXTH_KEY = '019a5c3e-7b20-7d41-9c6e-6b0f2a4d8e15'

/** The limit of turns per minute stays above this. */
const MOST_TURNS = 50

export type StoryApi = ReturnType<typeof createStoryApi>

export type TurnInput = { kind: TurnKind; text: string; pace?: Pace; parentId?: string }

/** The API as the visitor of one browser: what a journey needs before or beside its pages. */
export function createStoryApi(request: APIRequestContext, origin: string) {
  const headers = { origin }

  async function view(sessionId: string): Promise<StorySessionView> {
    const response = await request.get(`/api/v1/tales/session/${sessionId}`)
    return StorySessionView.parse(await response.json())
  }

  async function leaf(sessionId: string): Promise<Turn> {
    const { turns } = await view(sessionId)
    const [newest] = turns
    if (!newest) throw new Error(`story ${sessionId} has no turns`)
    return newest
  }

  /** Starts a story and takes the given turns. */
  async function start(...inputs: readonly TurnInput[]): Promise<string> {
    const data = { clientSessionId: clientId(), templateUuid: SIXTH_KEY }
    const response = await request.post('/api/v1/tales/session', { headers, data })
    const { session } = StorySessionView.parse(await response.json())
    for (const input of inputs) await takeTurn(session.id, input)
    return session.id
  }

  /** Takes one turn and waits for its end. */
  async function takeTurn(sessionId: string, input: TurnInput): Promise<Turn> {
    const { kind, text, pace = 'instant' } = input
    const parentTurnUuid = input.parentId ?? (await leaf(sessionId)).id
    const data = { clientTurnId: clientId(), parentTurnUuid, kind, text, pace }
    const response = await request.post(`/api/v1/tales/session/${sessionId}/turn`, {
      headers,
      data,
    })
    if (!response.ok()) throw new Error(`the turn was refused: ${await response.text()}`)
    const last = eventsOf(await response.text()).at(-1)
    if (!last || !('turn' in last)) throw new Error('the turn was not settled')
    return last.turn
  }

  /** Accepts the AI notice, so that a model may generate the next turn. */
  async function acceptNotice(): Promise<void> {
    const response = await request.put('/api/v1/tales/ai-notice', { headers })
    if (!response.ok()) throw new Error(`the notice was refused: ${await response.text()}`)
  }

  /** Chooses the narrator of the next turn. */
  async function choose(sessionId: string, narrator: NarratorKey): Promise<void> {
    const data = { narrator }
    const response = await request.patch(`/api/v1/tales/session/${sessionId}`, { headers, data })
    if (!response.ok()) throw new Error(`the narrator was refused: ${await response.text()}`)
  }

  /** Continues by choices until a turn is what `until` asks for; the last choice leads on the fastest. */
  async function readOn(
    sessionId: string,
    until: (turn: Turn) => boolean,
    pick: 'first' | 'last' = 'last',
  ): Promise<Turn> {
    let turn = await leaf(sessionId)
    for (let count = 0; count < MOST_TURNS && !until(turn); count += 1) {
      const choice = turn.choices.at(pick === 'last' ? -1 : 0)
      turn = await takeTurn(sessionId, {
        parentId: turn.id,
        ...(choice ? { kind: 'choice', text: choice.label } : { kind: 'continue', text: '' }),
      })
    }
    if (!until(turn)) throw new Error(`not reached within ${MOST_TURNS} turns`)
    return turn
  }

  return { view, leaf, start, takeTurn, readOn, acceptNotice, choose }
}

function clientId(): string {
  return randomUUID().replaceAll('-', '')
}

function eventsOf(text: string): TurnEvent[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => TurnEvent.parse(JSON.parse(line.slice('data:'.length))))
}
