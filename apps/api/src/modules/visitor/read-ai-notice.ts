import type { Owner } from '../../platform/context/actor.js'
import type { Deps } from '../../deps.js'
import { noteAiNotice } from './visitor-store.js'

/** The person has read that a model writes; whoever has no credential gets one. */
export async function readAiNotice(deps: Deps, becomeOwner: () => Promise<Owner>): Promise<void> {
  await noteAiNotice(deps.db, await becomeOwner(), deps.clock.now())
}
