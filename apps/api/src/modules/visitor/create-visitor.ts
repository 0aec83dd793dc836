import { newSecret } from '../../platform/auth/secret.js'
import type { Deps } from '../../deps.js'
import { insertVisitor } from './visitor-store.js'

/** A new visitor and the credential that only their browser will know. */
export async function createVisitor(
  deps: Deps,
): Promise<{ visitorId: string; credential: string }> {
  const visitorId = deps.newId()
  const credential = newSecret()
  await insertVisitor(deps.db, { id: visitorId, credential, createdAt: deps.clock.now() })
  return { visitorId, credential }
}
