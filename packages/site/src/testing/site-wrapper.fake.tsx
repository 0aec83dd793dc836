import type { ReactNode } from 'react'
import type { ApiClient } from '@doran/api-client'
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js'
import type { RuntimeConfig } from '../core/runtime-config.js'
import { aConfig } from './config-fixture.js'
import { DEFAULT_SETTINGS } from '../core/page-settings-context.js'
import { SiteProviders } from '../shell/site-providers.js'

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
  config?: Partial<RuntimeConfig>
  pathname: string
  query?: string
  isLoggedIn?: boolean
  api?: ApiClient
  children: ReactNode
}

/** A page at a router's pathname. */
export function At({
  basePath = '',
  config,
  pathname,
  query = '',
  isLoggedIn = false,
  api = silentApi,
  children,
}: AtProps) {
  return (
    <PathnameContext value={pathname}>
      <SearchParamsContext value={new URLSearchParams(query)}>
        <SiteProviders
          config={aConfig({ basePath, ...config })}
          settings={{ ...DEFAULT_SETTINGS, isLoggedIn }}
          api={api}
        >
          {children}
        </SiteProviders>
      </SearchParamsContext>
    </PathnameContext>
  )
}
