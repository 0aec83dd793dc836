import { createContext, createElement, useContext, type ReactNode } from 'react'
import type { ApiClient } from './api-client.js'

const ApiContext = createContext<ApiClient | null>(null)

export function ApiProvider({ client, children }: { client: ApiClient; children: ReactNode }) {
  return createElement(ApiContext, { value: client }, children)
}

/** The client of the nearest `ApiProvider`; throws without one. */
export function useApi(): ApiClient {
  const client = useContext(ApiContext)
  if (!client) throw new Error('useApi needs an ApiProvider above it')
  return client
}
