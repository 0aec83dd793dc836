import type { AuthProvider } from '@doran/contract'
import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import type { ProviderEnv } from './provider-env.js'

export type Provider = { key: AuthProvider; config: GenericOAuthConfig }

/** The providers that are configured, in the order they are shown. */
export function createProviders(_env: ProviderEnv): Provider[] {
  return []
}
