import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * What the product's own calls ask of the library beyond its own: a session for a member whom they have
 * recognised, and the end of one. Without paths, so that no request reaches them.
 */
export const ownEndpoints = () =>
  ({
    id: 'doran',
    endpoints: {
      openSession: createAuthEndpoint(
        {
          method: 'POST',
          requireHeaders: true,
          body: z.object({
            memberId: z.string(),
            isLimited: z.boolean(),
            /** Null where the library's own lifetime holds. */
            expiresAt: z.date().nullable(),
          }),
        },
        async (context) => {
          const { memberId, isLimited, expiresAt } = context.body
          const { internalAdapter } = context.context
          const user = await internalAdapter.findUserById(memberId)
          if (!user) throw new APIError('NOT_FOUND')
          const own = { isLimited, ...(expiresAt && { expiresAt }) }
          const session = await internalAdapter.createSession(memberId, false, own, true)
          await setSessionCookie(context, { session, user })
          return { id: session.id }
        },
      ),
      forgetCookie: createAuthEndpoint({ method: 'POST', requireHeaders: true }, (context) => {
        deleteSessionCookie(context)
        return Promise.resolve({})
      }),
    },
  }) satisfies BetterAuthPlugin
