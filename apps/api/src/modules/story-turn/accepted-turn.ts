import type { Owner } from '../../platform/context/actor.js'
import type { LoadedTheme } from '../theme/index.js'
import type { ByModel, ParentTurn } from './accept-turn.js'
import type { TurnRequest } from './turn-request.js'
import type { TurnRow } from './turn.table.js'

/** A turn that was accepted and is to be generated. */
export type AcceptedTurn = {
  parent: ParentTurn
  row: TurnRow
  request: TurnRequest
  theme: LoadedTheme
  /** Null for the offline narrator. */
  byModel: ByModel | null
  owner: Owner
}

export type AcceptedModelTurn = AcceptedTurn & { byModel: ByModel }
