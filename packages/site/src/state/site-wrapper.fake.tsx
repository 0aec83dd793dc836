import type { ReactNode } from 'react'
import type { ApiClient } from '@doran/api-client'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js'
import type { RuntimeConfig } from '../runtime-config.js'
import { DEFAULT_SETTINGS } from './page-settings-context.js'
import { SiteProviders } from './site-providers.js'

export function aConfig(over: Partial<RuntimeConfig> = {}): RuntimeConfig {
  return {
    appEnv: 'local',
    publicOrigin: 'http://localhost:3000',
    imageBaseUrl: 'http://localhost:3000/api/v1/image/',
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
  upload: () => new Promise(() => undefined),
  download: () => new Promise(() => undefined),
  get: () => new Promise(() => undefined),
}

type AtProps = {
  basePath?: string
  pathname: string
  isLoggedIn?: boolean
  api?: ApiClient
  children: ReactNode
}

/** A page at a router's pathname. */
export function At({
  basePath = '',
  pathname,
  isLoggedIn = false,
  api = silentApi,
  children,
}: AtProps) {
  return (
    <PathnameContext value={pathname}>
      <SiteProviders
        config={aConfig({ basePath })}
        settings={{ ...DEFAULT_SETTINGS, isLoggedIn }}
        api={api}
      >
        {children}
      </SiteProviders>
    </PathnameContext>
  )
}
