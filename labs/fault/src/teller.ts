import type { StorySessionView } from '@doran/contract'
import { VISITOR_MODEL_TURNS } from '@doran/contract/limits'
import type { Acknowledged, Reader } from './reader.js'
import { storedFaults } from './stored-faults.js'

/** A reader in the middle of a story, over as many deaths of the API as there are. */
export type Teller = {
  reader: Reader
  view: StorySessionView
  isModel: boolean
  /** Turns that a model told this reader to the end. */
  modelTurns: number
}

export async function openTeller(reader: Reader, isModel: boolean): Promise<Teller> {
  const view = await reader.openWithModel()
  if (!isModel) {
    await reader.api.call('PATCH /v1/tales/session/{sessionUuid}', {
      params: { sessionUuid: view.session.id },
      body: { narrator: 'offline' },
    })
  }
  return { reader, view, isModel, modelTurns: 0 }
}

/** Finds the story again after a restart; answers what of it is wrong. */
export async function readOn(teller: Teller, known: Acknowledged | null): Promise<string[]> {
  const again = known && (await teller.reader.readAgain(known.turnId))
  const turn = again?.end.turn
  if (turn?.status === 'done' && teller.isModel) teller.modelTurns += 1
  teller.view = await teller.reader.look(teller.view.session.id)

  const { leafTurnId, modelTurnsLeft } = teller.view.session
  const faults = known ? storedFaults(known, again) : []
  const left = VISITOR_MODEL_TURNS - teller.modelTurns
  if (modelTurnsLeft !== left) faults.push(`${modelTurnsLeft} turns left instead of ${left}`)
  if (turn && (turn.status === 'done') !== (leafTurnId === turn.id)) faults.push('a wrong leaf')
  return faults
}

/** Whether the same reader can go on with the same narrator. */
export function canGoOn({ view, modelTurns }: Teller): boolean {
  return view.session.status === 'active' && modelTurns < VISITOR_MODEL_TURNS
}
