import type { Owner } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { setAiNoticeAt } from './visitor-repository.js'

/** The person has read that a model writes; a browser without a credential becomes a visitor. */
export async function acknowledgeAiNotice(
  { db, clock }: Context,
  { becomeOwner }: { becomeOwner: () => Promise<Owner> },
): Promise<void> {
  await setAiNoticeAt(db, await becomeOwner(), clock.now())
}
