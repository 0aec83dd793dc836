import { LENGTHS } from '@doran/contract/limits'
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../../platform/errors/app-error.js'
import type { Provider } from '../../platform/auth/providers.js'
import type { Deps } from '../../deps.js'
import type { HttpEnv } from '../../platform/http/http-env.js'
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
    const caller = readCaller(deps, context.req.raw.headers, address, (line) =>
      context.get('cookies').push(line),
    )
    const answer = readProviderAnswer(context.req.query())
    return redirect(await returnFromProvider(deps, caller, provider, answer))
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

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
