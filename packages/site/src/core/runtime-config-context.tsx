'use client'

import { createContext, useContext } from 'react'
import type { RuntimeConfig } from './runtime-config.js'

export const RuntimeConfigContext = createContext<RuntimeConfig | null>(null)

/** The deployment's values for browsers, the same on the server and in the page. */
export function useRuntimeConfig(): RuntimeConfig {
  const config = useContext(RuntimeConfigContext)
  if (!config) throw new Error('useRuntimeConfig needs SiteRoot or SiteProviders above it')
  return config
}
