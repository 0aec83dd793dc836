import type { ReactNode } from 'react'
import type { ApiClient } from '@doran/api-client'
import { SiteProviders } from '@doran/site/shell'
import { aConfig, fakeApi, someSettings, type aRouter } from '@doran/site/testing'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'

const CONFIG = aConfig({ basePath: '/doran-tales' })

type Around = {
  isLoggedIn?: boolean
  api?: ApiClient
  router?: ReturnType<typeof aRouter>
}

/** The site around a part of it: a `wrapper` to render that part in. */
export function siteAround(around: Around = {}) {
  const { isLoggedIn = false, api = fakeApi({}, []).client, router } = around
  const settings = someSettings({ isLoggedIn })
  return function Site({ children }: { children: ReactNode }) {
    const site = (
      <SiteProviders config={CONFIG} settings={settings} api={api}>
        {children}
      </SiteProviders>
    )
    return router ? <AppRouterContext value={router}>{site}</AppRouterContext> : site
  }
}
