import type { ReactNode } from 'react'
import type { ApiClient } from '@doran/api-client'
import { SiteProviders } from '@doran/site'
import { fakeApi } from '@doran/site/testing'

const CONFIG = {
  appEnv: 'local',
  publicOrigin: 'http://localhost:3000',
  imageBaseUrl: '',
  realtimeUrl: '',
  basePath: '/doran-tales',
} as const

type Around = { isLoggedIn?: boolean; api?: ApiClient }

/** The site around a part of it: a `wrapper` to render that part in. */
export function siteAround({ isLoggedIn = false, api = fakeApi({}, []).client }: Around = {}) {
  const settings = { theme: 'dark', motion: 'full', textSize: 'normal', isLoggedIn } as const
  return function Site({ children }: { children: ReactNode }) {
    return (
      <SiteProviders config={CONFIG} settings={settings} api={api}>
        {children}
      </SiteProviders>
    )
  }
}
