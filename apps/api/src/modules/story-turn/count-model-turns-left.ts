import { VISITOR_MODEL_TURNS } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'
import { countModelTurns } from './turn-repository.js'

/** How many turns a model may still generate for a visitor. `check_turn` counts in the same way, under a lock. */
export async function countModelTurnsLeft({ db }: Context, visitorId: string): Promise<number> {
  return VISITOR_MODEL_TURNS - (await countModelTurns(db, visitorId, VISITOR_MODEL_TURNS))
}
