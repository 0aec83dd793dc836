import { createHash } from 'node:crypto'
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { askProvider, ProviderError, readAnswer } from './provider-ask.js'

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

/** What a signed token says. `challenge` is the nonce it must repeat. */
type ReadIdToken = (idToken: string, challenge: string) => Promise<Record<string, unknown>>

export function createIdTokenReader(
  { keysUrl, issuer }: { keysUrl: string; issuer: string },
  audience: string,
): ReadIdToken {
  const keys = createRemoteJWKSet(new URL(keysUrl), { [customFetch]: fetchKeys })
  return async (idToken, challenge) => {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer,
      audience,
      algorithms: ['RS256'],
      maxTokenAge: '10 minutes',
      clockTolerance: '1 minute',
    }).catch((cause: unknown) => {
      if (!(cause instanceof errors.JOSEError)) throw cause
      throw new ProviderError('provider_failed', `the id token is refused: ${cause.code}`)
    })
    if (payload['nonce'] === challenge) return payload
    throw new ProviderError('provider_failed', 'the id token is of another sign-in')
  }
}

async function fetchKeys(url: string): Promise<Response> {
  return Response.json(await readAnswer(KeySet, await askProvider(url)))
}

/** The library sends its verifier in this form. */
export function challengeOf(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url')
}

/** For a provider that knows no PKCE but signs what it was given: the challenge goes as its nonce. */
export function withNonce(authorizeUrl: string): string {
  const url = new URL(authorizeUrl)
  url.searchParams.set('nonce', url.searchParams.get('code_challenge') ?? '')
  url.searchParams.delete('code_challenge')
  url.searchParams.delete('code_challenge_method')
  return url.href
}
