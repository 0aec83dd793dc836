import type { Context } from '../../platform/context/context.js'
import type { Identity } from '../../platform/context/identity.js'
import { createVisitor, findVisitor } from '../visitor/index.js'
import { extendSession } from './extend-session.js'
import { findAuthSession } from './find-auth-session.js'

/** Finds members by their sessions and visitors by their credentials; asked at every call. */
export function createIdentity(ctx: Context): Identity {
  return {
    async findMember(token) {
      const session = await findAuthSession(ctx, token)
      if (session) extendSession(ctx, session)
      return session?.member ?? null
    },
    findVisitor: (credential) => findVisitor(ctx.database, credential),
    createVisitor: () => createVisitor(ctx),
  }
}
