'use client'

import { useState, type ReactNode } from 'react'
import { createUsageChoice } from '@doran/analytics'
import { AnalyticsProvider } from '@doran/analytics/react'
import type { ApiClient } from '@doran/api-client'
import { EventLogProvider, type SiteEventLog } from '../core/event-log.js'
import { findRoute } from '../core/routes.js'
import type { RuntimeConfig } from '../core/runtime-config.js'
import { useFullPath } from '../core/use-full-path.js'
import { AskUsage } from './ask-usage.js'
import { clearUsage } from './clear-usage.js'
import { lazyEventLog } from './lazy-event-log.js'
import { LogPageView } from './log-page-view.js'
import { whenIdle } from '../core/when-idle.js'

export type SiteUsageProps = {
  config: RuntimeConfig
  /** Fetches the client that the log hands events over with; null where nothing is logged. */
  loadApi: (() => Promise<ApiClient>) | null
  children: ReactNode
}

/** Records a page's usage: the product's own log, and analytics where a deployment has them. */
export function SiteUsage({ config, loadApi, children }: SiteUsageProps) {
  const { appEnv, usage } = config
  const path = useFullPath()
  const [log] = useState(() => loadApi && siteLog(loadApi, usage.consent))
  const { apiKey = '', endpoint = '' } = usage.analytics ?? {}
  return (
    <AnalyticsProvider
      settings={{ appEnv, apiKey, endpoint, consent: usage.consent }}
      route={findRoute(path)}
      path={path}
    >
      <EventLogProvider log={log}>
        {log && <AskUsage />}
        {children}
        <LogPageView />
      </EventLogProvider>
    </AnalyticsProvider>
  )
}

function siteLog(
  loadApi: () => Promise<ApiClient>,
  consent: RuntimeConfig['usage']['consent'],
): SiteEventLog {
  const load = async () => {
    const [api, { openSiteLog }] = await Promise.all([loadApi(), import('./open-site-log.js')])
    return openSiteLog(api, consent)
  }
  return lazyEventLog({ load, choice: createUsageChoice(consent), clear: clearUsage, whenIdle })
}
