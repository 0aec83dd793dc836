import type { Owner } from '../../platform/context/actor.js'
import type { TurnRow } from './turn.table.js'
import type { LoadedTheme } from '../theme/theme-cache.js'
import type { ByModel, ParentTurn } from './accept-turn.js'
import type { TurnRequest } from './turn-request.js'

/** A turn that was accepted and is to be told. */
export type Telling = {
  parent: ParentTurn
  row: TurnRow
  request: TurnRequest
  theme: LoadedTheme
  /** Null for the offline narrator. */
  byModel: ByModel | null
  owner: Owner
}

export type ModelTelling = Telling & { byModel: ByModel }
