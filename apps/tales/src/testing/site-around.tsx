import type { ReactNode } from 'react'
import type { ApiClient } from '@doran/api-client'
import { SiteProviders } from '@doran/site/shell'
import { aConfig, fakeApi, someSettings } from '@doran/site/testing'

const CONFIG = aConfig({ basePath: '/doran-tales' })

type Around = { isLoggedIn?: boolean; api?: ApiClient }

/** The site around a part of it: a `wrapper` to render that part in. */
export function siteAround({ isLoggedIn = false, api = fakeApi({}, []).client }: Around = {}) {
  const settings = someSettings({ isLoggedIn })
  return function Site({ children }: { children: ReactNode }) {
    return (
      <SiteProviders config={CONFIG} settings={settings} api={api}>
        {children}
      </SiteProviders>
    )
  }
}
