import type { AuthProvider } from '@doran/contract'
import { AUTH_PROVIDERS } from '@doran/contract/names'
import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import { readClients, type ProviderClient } from './provider-clients.js'
import type { ProviderEnv } from './provider-env.js'
import { createExchange } from './provider-exchange.js'
import { addressOf, nameOf } from './provider-person.js'
import { atOrigin, PROVIDERS, type ProviderFacts } from './provider-table.js'
import { findVisit } from './provider-visit.js'

export type Provider = {
  key: AuthProvider
  config: GenericOAuthConfig
} & Pick<ProviderFacts, 'binding' | 'answersByPost'>

/** The providers that are configured, in the order they are shown. */
export function createProviders(env: ProviderEnv): Provider[] {
  const clients = readClients(env)
  return AUTH_PROVIDERS.flatMap((key) => {
    const client = clients[key]
    return client ? [createProvider(key, atOrigin(PROVIDERS[key], client.origin), client)] : []
  })
}

function createProvider(key: AuthProvider, facts: ProviderFacts, client: ProviderClient): Provider {
  const { authorizeUrl, tokenUrl, scopes, binding, answersByPost } = facts
  const exchange = createExchange(facts, client)
  const config: GenericOAuthConfig = {
    providerId: key,
    clientId: client.id,
    authorizationUrl: authorizeUrl,
    tokenUrl,
    scopes: [...scopes],
    // The verifier is where a nonce comes from, too.
    pkce: binding !== 'none',
    ...(answersByPost && { responseMode: 'form_post' }),
    // The library would hide why an exchange failed and store the tokens: it learns the person alone.
    async getToken(tokenRequest) {
      const visit = getVisit()
      try {
        visit.person = await exchange(tokenRequest, visit)
        return {}
      } catch (error) {
        visit.error = error
        throw error
      }
    },
    getUserInfo() {
      const { person } = getVisit()
      if (!person) return Promise.resolve(null)
      return Promise.resolve({
        id: person.subject,
        name: nameOf(person),
        ...addressOf(key, person),
      })
    },
    accountSubject: ({ profile }) => profile.id ?? '',
  }
  return { key, config, binding, answersByPost }
}

function getVisit() {
  const visit = findVisit()
  if (!visit) throw new Error('a code is exchanged outside of a way back')
  return visit
}
