import type { Hono } from 'hono'
import { eq } from 'drizzle-orm'
import { readAuthToken } from '../../auth/auth-cookie.js'
import { authSession } from '../../db/schema/auth-session.js'
import type { Deps } from '../../deps.js'
import type { HttpEnv } from '../../http/mount-call.js'
import { readCaller } from '../../http/request-caller.js'
import { recordSignIn } from '../auth-session/index.js'

const PATH = '/v1/auth/provider/callback/:provider'

/** A provider's way back: the only path of the sign-in library that requests reach. */
export function mountProviderCallback(app: Hono<HttpEnv>, deps: Deps): void {
  app.on(['GET', 'POST'], PATH, async (context) => {
    const address = context.get('address')
    await deps.rateLimiter.count('signIn', { address, credential: null })
    const { search } = new URL(context.req.url)
    const request = new Request(
      `${deps.env.PUBLIC_ORIGIN}/api${context.req.path}${search}`,
      context.req.raw,
    )
    const response = await deps.auth.handler(request)
    const caller = readCaller(context.req.raw.headers, address, (line) =>
      context.get('cookies').push(line),
    )
    const signIn = await findOpened(deps, response)
    if (signIn) await recordSignIn(deps, caller, signIn)
    return response
  })
}

/** The session that an answer's cookie opens, if it opens one. */
async function findOpened(deps: Deps, response: Response) {
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ')
  const token = readAuthToken(new Headers({ cookie }), deps.env)
  if (!token) return null
  const [row] = await deps.db
    .select({ memberId: authSession.memberId, sessionId: authSession.id })
    .from(authSession)
    .where(eq(authSession.token, token))
  return row ? { ...row, isLimited: false } : null
}
