import type { Owner } from '../../platform/context/actor.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'
import type { LoadedTheme } from '../theme/index.js'
import type { ByModel, ParentTurn } from './accept-turn.js'
import type { TurnRequest } from './turn-request.js'
import type { TurnRow } from '../../schema/story/turn.table.js'

/** A turn that was accepted and is to be generated. */
export type AcceptedTurn = {
  parent: ParentTurn
  row: TurnRow
  request: TurnRequest
  theme: LoadedTheme
  /** Null for the offline narrator. */
  byModel: ByModel | null
  owner: Owner
  /** What the reader says of themselves and asks of the narrator, as stored. */
  reader: Pick<StorySessionRow, 'note' | 'persona'>
}

export type AcceptedModelTurn = AcceptedTurn & { byModel: ByModel }
