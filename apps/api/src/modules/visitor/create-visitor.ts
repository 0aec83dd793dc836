import { newSecret } from '../../platform/auth/secret.js'
import type { Context } from '../../platform/context/context.js'
import { insertVisitor } from './visitor-repository.js'

/** A new visitor and the credential that only their browser will know. */
export async function createVisitor({
  db,
  newId,
  clock,
}: Context): Promise<{ visitorId: string; credential: string }> {
  const visitorId = newId()
  const credential = newSecret()
  await insertVisitor(db, { id: visitorId, credential, createdAt: clock.now() })
  return { visitorId, credential }
}
