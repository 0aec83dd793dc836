import { z } from 'zod'
import { askProvider, ProviderError, readAnswer } from './provider-ask.js'
import type { ProviderClient } from './provider-clients.js'
import { challengeOf, createIdTokenReader } from './provider-id-token.js'
import type { ProviderPerson } from './provider-person.js'
import type { ProviderFacts } from './provider-table.js'
import type { ProviderVisit } from './provider-visit.js'

/** What the library keeps of one sign-in until the person is back. */
type Exchange = { code: string; redirectURI: string; codeVerifier?: string | undefined }

/** Naver reports errors with 200. */
const TokenAnswer = z.union([
  z.object({ error: z.string() }),
  z.object({ access_token: z.string().min(1), id_token: z.string().optional() }),
])
type Tokens = { access_token: string; id_token?: string | undefined }

/** Exchanges codes for persons. What it gets of tokens is used once and kept nowhere. */
export function createExchange(facts: ProviderFacts, client: ProviderClient) {
  const readPerson = createPersonReader(facts, client)
  return async (exchange: Exchange, visit: ProviderVisit): Promise<ProviderPerson> => {
    const { code, redirectURI, codeVerifier = '' } = exchange
    const response = await askProvider(facts.tokenUrl, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectURI,
        client_id: client.id,
        client_secret: await client.secret(),
        ...(facts.binding === 'pkce' && { code_verifier: codeVerifier }),
        ...(facts.repeatsState && { state: visit.state }),
      }),
    })
    const answer = await readAnswer(TokenAnswer, response)
    if ('error' in answer) throw refusal(answer.error)
    return readPerson(answer, codeVerifier, visit)
  }
}

type ReadPerson = (t: Tokens, codeVerifier: string, visit: ProviderVisit) => Promise<ProviderPerson>

function createPersonReader({ source, Person }: ProviderFacts, client: ProviderClient): ReadPerson {
  if ('userInfoUrl' in source) {
    return async ({ access_token: token }) => {
      const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
      const response = await askProvider(source.userInfoUrl, { headers })
      if (!response.ok) throw refusal(`status ${response.status}`)
      return readAnswer(Person, response)
    }
  }
  const readIdToken = createIdTokenReader(source, client.id)
  return async ({ id_token: idToken }, codeVerifier, { user }) => {
    if (!idToken) throw new ProviderError('provider_down', 'there is no id token')
    const claims = await readIdToken(idToken, challengeOf(codeVerifier))
    return readAnswer(Person, Response.json({ ...claims, user }))
  }
}

function refusal(error: string): ProviderError {
  const code = /^[\w ]{1,60}$/.test(error) ? error : 'an unknown error'
  return new ProviderError('provider_failed', `the provider refuses: ${code}`)
}
