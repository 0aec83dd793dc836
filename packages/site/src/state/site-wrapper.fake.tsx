import type { ReactNode } from 'react'
import type { ApiClient } from '@doran/api-client'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js'
import type { RuntimeConfig } from '../runtime-config.js'
import { SiteProviders } from './site-providers.js'

export function aConfig(over: Partial<RuntimeConfig> = {}): RuntimeConfig {
  return {
    appEnv: 'local',
    publicOrigin: 'http://localhost:3000',
    imageBaseUrl: '',
    realtimeUrl: '',
    basePath: '',
    ...over,
  }
}

const silentApi: ApiClient = {
  call: () => new Promise(() => undefined),
  // oxlint-disable-next-line require-yield -- a stream that says nothing
  async *stream() {
    await new Promise(() => undefined)
  },
  get: () => new Promise(() => undefined),
}

type AtProps = { basePath?: string; pathname: string; children: ReactNode }

/** A page at a router's pathname. */
export function At({ basePath = '', pathname, children }: AtProps) {
  return (
    <PathnameContext value={pathname}>
      <SiteProviders config={aConfig({ basePath })} api={silentApi}>
        {children}
      </SiteProviders>
    </PathnameContext>
  )
}
