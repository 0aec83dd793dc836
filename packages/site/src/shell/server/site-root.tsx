import type { ReactNode } from 'react'
import { CORE_FONT, OfflineBar, PoliteAnnouncer, SkipLink } from '@doran/ui'
import { cookies, headers } from 'next/headers'
import { preload } from 'react-dom'
import {
  CONFIG_ELEMENT_ID,
  serializeRuntimeConfig,
  type RuntimeConfig,
} from '../../core/runtime-config.js'
import { RouteFocus } from '../route-focus.js'
import { ScriptNotice } from '../script-notice.js'
import { SiteEnd } from '../site-end.js'
import { SiteHeader } from '../site-bars.js'
import { SiteRail } from '../site-rail.js'
import { WholeFont } from '../whole-font.js'
import { SiteProviders } from '../site-providers.js'
import { readSettings } from './read-settings.js'

export type SiteRootProps = {
  config: RuntimeConfig
  /** Shown below the places of the rail, for those who have one. */
  rail?: ReactNode
  children: ReactNode
}

/**
 * The root layout of both sites: display settings from cookies, so that nothing flashes; the runtime config as JSON;
 * providers and the shell around a page. Pages bring `<main id="main">`, best by `SitePage`.
 */
export async function SiteRoot({ config, rail, children }: SiteRootProps) {
  const [jar, incoming] = await Promise.all([cookies(), headers()])
  const settings = readSettings(jar)
  // The style sheet goes first on a slow line: nothing is painted without it.
  preload(CORE_FONT, {
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    fetchPriority: 'low',
  })
  const nonce = incoming.get('x-nonce') ?? undefined
  return (
    <html
      lang="ko"
      data-theme={settings.theme}
      data-motion={settings.motion}
      data-text-size={settings.textSize}
    >
      <body>
        <SkipLink />
        <SiteProviders config={config} settings={settings}>
          <OfflineBar />
          <SiteHeader />
          {settings.flags.includes('NEW_NAVIGATION') && <SiteRail>{rail}</SiteRail>}
          <ScriptNotice />
          {children}
          <SiteEnd />
          <PoliteAnnouncer />
          <RouteFocus />
          <WholeFont />
        </SiteProviders>
        <script
          id={CONFIG_ELEMENT_ID}
          type="application/json"
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: serializeRuntimeConfig(config) }}
        />
      </body>
    </html>
  )
}
