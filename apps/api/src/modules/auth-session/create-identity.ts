import type { Deps } from '../../platform/context/deps.js'
import type { Identity } from '../../platform/http/identity.js'
import { createVisitor, findVisitor } from '../visitor/index.js'
import { extendSession } from './extend-session.js'
import { findAuthSession } from './find-auth-session.js'

/** Finds members by their sessions and visitors by their credentials; asked at every call. */
export function createIdentity(
  deps: Pick<Deps, 'database' | 'clock' | 'newId' | 'logger'>,
): Identity {
  return {
    async findMember(token) {
      const session = await findAuthSession(deps.database, token, deps.clock.now())
      if (session) extendSession(deps, session)
      return session?.member ?? null
    },
    findVisitor: (credential) => findVisitor(deps.database, credential),
    createVisitor: () => createVisitor(deps),
  }
}
