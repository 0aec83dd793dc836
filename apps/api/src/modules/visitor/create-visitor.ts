import { newSecret } from '../../platform/auth/secret.js'
import type { Deps } from '../../platform/context/deps.js'
import { insertVisitor } from './visitor-store.js'

/** A new visitor and the credential that only their browser will know. */
export async function createVisitor({
  database,
  newId,
  clock,
}: Pick<Deps, 'database' | 'newId' | 'clock'>): Promise<{ visitorId: string; credential: string }> {
  const visitorId = newId()
  const credential = newSecret()
  await insertVisitor(database.db, { id: visitorId, credential, createdAt: clock.now() })
  return { visitorId, credential }
}
