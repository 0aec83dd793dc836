import { LENGTHS } from '@doran/contract/limits'
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../../platform/errors/app-error.js'
import type { Provider } from '../../platform/auth/providers.js'
import type { Deps } from '../../platform/context/deps.js'
import type { HttpEnv } from '../../platform/http/http-env.js'
import { createContext } from '../../platform/context/context.js'
import { finishProviderFlow } from '../../platform/auth/provider-flow.js'
import { writeCredentials } from '../../platform/http/write-credentials.js'
import { readCaller } from '../../platform/http/request-caller.js'
import { CALLBACK_PATH, callbackAddress } from './addresses.js'
import { readProviderAnswer } from './provider-answer.js'
import { returnFromProvider } from './return-from-provider.js'

/** A provider's way back: the only path of the sign-in library that requests reach. */
export function mountProviderCallback(app: Hono<HttpEnv>, deps: Deps): void {
  app.get(CALLBACK_PATH, async (context) => {
    const provider = getProvider(deps, context.req.param('provider'))
    const address = context.get('address')
    await deps.rateLimiter.count('signIn', { address, credential: null })
    const { headers } = context.req.raw
    const setCookie = (line: string) => void context.get('cookies').push(line)
    const { user, ...query } = readProviderAnswer(context.req.query())
    const visit = { state: query.state, user: parseUser(user), person: null, error: null }
    const url = callbackAddress(deps, provider.key, query)
    const reply = await finishProviderFlow(deps.auth, deps.env, { url, headers, visit })
    const ctx = createContext(deps, { kind: 'nobody' }, readCaller(deps, headers, address))
    const { address: next, credentials } = await returnFromProvider(ctx, {
      provider,
      visit,
      ...reply,
    })
    reply.cookies.forEach(setCookie)
    writeCredentials(deps.env, credentials, setCookie)
    return redirect(next)
  })

  app.post(CALLBACK_PATH, formLimit, async (context) => {
    const { key, answersByPost } = getProvider(deps, context.req.param('provider'))
    if (!answersByPost) throw new AppError('NOT_FOUND')
    const answer = readProviderAnswer(await context.req.parseBody())
    // A form that another site's page posts brings no cookie along; the redirect does.
    return redirect(callbackAddress(deps, key, answer))
  })
}

const formLimit = bodyLimit({
  maxSize: LENGTHS.jsonBody,
  onError() {
    throw new AppError('BODY_TOO_LARGE')
  },
})

function getProvider({ providers }: Deps, given: string): Provider {
  const provider = providers.find(({ key }) => key === given)
  if (!provider) throw new AppError('NOT_FOUND')
  return provider
}

function parseUser(user: string | undefined): unknown {
  try {
    return JSON.parse(user ?? 'null')
  } catch {
    return null
  }
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
