import { AsyncLocalStorage } from 'node:async_hooks'
import type { ProviderPerson } from './provider-person.js'

/**
 * One way back from a provider: what came with it beside the code, and its result. The sign-in library hands on
 * neither, so it is kept beside its call.
 */
export type ProviderVisit = {
  state: string
  /** What a provider's page says of the person, unchecked. */
  user: unknown
  person: ProviderPerson | null
  /** The failure, where there is no person. */
  error: unknown
}

const visits = new AsyncLocalStorage<ProviderVisit>()

export function duringVisit<T>(visit: ProviderVisit, run: () => Promise<T>): Promise<T> {
  return visits.run(visit, run)
}

/** Null in a sign-in that is no provider's. */
export function findVisit(): ProviderVisit | null {
  return visits.getStore() ?? null
}
