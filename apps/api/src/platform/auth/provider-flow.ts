import { readAuthToken } from './auth-cookie.js'
import type { Auth } from './create-auth.js'
import { duringVisit, type ProviderVisit } from './provider-visit.js'

type FlowEnv = { PUBLIC_ORIGIN: string; AUTH_SECRET: string }

/** The sign-in library's answer for a provider, taken apart. */
export type ProviderReply = {
  /** `Set-Cookie` lines of the library's own, such as the state's. */
  cookies: string[]
  /** The address that the browser is sent to. */
  location: URL
  /** The session that it opened, if it opened one. */
  sessionToken: string | null
}

/** Starts a sign-in at a provider; `url` is null where the provider is away. */
export async function startProviderFlow(
  auth: Auth,
  request: { headers: Headers; provider: string; callbackUrl: string; errorUrl: string },
): Promise<{ url: string | null; cookies: string[] }> {
  const { response, headers } = await auth.api.signInSocial({
    headers: request.headers,
    body: {
      provider: request.provider,
      callbackURL: request.callbackUrl,
      errorCallbackURL: request.errorUrl,
      disableRedirect: true,
    },
    returnHeaders: true,
  })
  return { url: response.url ?? null, cookies: headers.getSetCookie() }
}

/** Hands a provider's answer to the sign-in library, which opens the session of the person whom it recognises. */
export async function finishProviderFlow(
  auth: Auth,
  env: FlowEnv,
  request: { url: string; headers: Headers; visit: ProviderVisit },
): Promise<ProviderReply> {
  const returned = new Request(request.url, { headers: request.headers })
  const response = await duringVisit(request.visit, () => auth.handler(returned))
  const cookies = response.headers.getSetCookie()
  const cookie = cookies.map((line) => line.split(';')[0] ?? '').join('; ')
  return {
    cookies,
    location: new URL(response.headers.get('location') ?? '/', env.PUBLIC_ORIGIN),
    sessionToken: readAuthToken(new Headers({ cookie }), env),
  }
}
