import type { ReactNode } from 'react'
import type { ApiClient } from '@doran/api-client'
import { SiteProviders } from '@doran/site/shell'
import { aConfig, aRouter, fakeApi, someSettings } from '@doran/site/testing'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'

const CONFIG = aConfig()

type Around = {
  isLoggedIn?: boolean
  api?: ApiClient
  router?: ReturnType<typeof aRouter>
}

/** The main site around a part of it: a `wrapper` to render that part in. */
export function siteAround(around: Around = {}) {
  const { isLoggedIn = false, api = fakeApi({}, []).client, router = aRouter() } = around
  const settings = someSettings({ isLoggedIn })
  return function Site({ children }: { children: ReactNode }) {
    return (
      <AppRouterContext value={router}>
        <SiteProviders config={CONFIG} settings={settings} api={api}>
          {children}
        </SiteProviders>
      </AppRouterContext>
    )
  }
}
