'use client'

import { useState, type ReactNode } from 'react'
import type { ApiClient } from '@doran/api-client'
import { ApiProvider } from '@doran/api-client/react'
import { FeatureFlagKeys } from '@doran/feature-flags/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider, createStore } from 'jotai'
import type { RuntimeConfig } from '../core/runtime-config.js'
import { FollowSignIn } from '../session/member/follow-sign-in.js'
import { memberHeader } from '../session/member/member-header.js'
import { ShowFlashMessage } from '../session/messages/show-flash-message.js'
import { SiteMessages } from '../session/messages/site-messages.js'
import { SiteUsage } from '../usage/site-usage.js'
import { isLoggedInAtom, themeAtom } from '../core/client-state.js'
import { createSiteQueryClient } from '../session/member/create-site-query-client.js'
import { FollowTheme } from './follow-theme.js'
import { lazyApiClient } from '../core/lazy-api-client.js'
import {
  DEFAULT_SETTINGS,
  PageSettingsContext,
  type PageSettings,
} from '../core/page-settings-context.js'
import { RuntimeConfigContext } from '../core/runtime-config-context.js'

export type SiteProvidersProps = {
  config: RuntimeConfig
  settings?: PageSettings
  /** A fake for tests; else the product's own API at this origin. */
  api?: ApiClient
  children: ReactNode
}

/** Everything a page's client components may ask for: API, queries, client state, runtime config. */
export function SiteProviders({
  config,
  settings = DEFAULT_SETTINGS,
  api,
  children,
}: SiteProvidersProps) {
  const [store] = useState(() => storeWith(settings))
  const [queries] = useState(() => createSiteQueryClient(store))
  const loadApi = () => loadBrowserApi(() => memberHeader(store))
  const [client] = useState(() => api ?? lazyApiClient(loadApi))
  return (
    <RuntimeConfigContext value={config}>
      <PageSettingsContext value={settings}>
        <Provider store={store}>
          <QueryClientProvider client={queries}>
            <ApiProvider client={client}>
              <FollowTheme />
              <SiteUsage config={config} loadApi={api ? null : loadApi}>
                <SiteMessages>
                  {children}
                  <FollowSignIn />
                  <FeatureFlagKeys />
                  <ShowFlashMessage />
                </SiteMessages>
              </SiteUsage>
            </ApiProvider>
          </QueryClientProvider>
        </Provider>
      </PageSettingsContext>
    </RuntimeConfigContext>
  )
}

function storeWith({ theme, isLoggedIn }: PageSettings) {
  const store = createStore()
  store.set(themeAtom, theme)
  store.set(isLoggedInAtom, isLoggedIn)
  return store
}

const loadBrowserApi = (headers: () => Record<string, string>) =>
  import('../core/open-browser-api.js').then(({ openBrowserApi }) => openBrowserApi(headers))
