'use client'

import { Footer } from '@doran/ui'
import { FOOTER_LINKS } from './places.js'
import { useRuntimeConfig } from '../core/runtime-config-context.js'
import { routes } from '../core/routes.js'
import { useFullPath } from '../core/use-full-path.js'
import { useNewsLink } from './news/use-news-link.js'
import { useNewsCheck } from './news/use-unseen-news.js'
import { SiteSettings } from './site-settings.js'

export function SiteFooter() {
  const { businessLine } = useRuntimeConfig()
  const renderLink = useNewsLink()
  useNewsCheck()
  const hasOwnSettings = useFullPath() === routes.me.path()
  return (
    <Footer
      tagline="Make the World Fun!"
      links={FOOTER_LINKS}
      {...(!hasOwnSettings && { settings: <SiteSettings /> })}
      {...(businessLine && { business: businessLine })}
      renderLink={renderLink}
    />
  )
}
