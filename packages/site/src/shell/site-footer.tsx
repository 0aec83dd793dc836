'use client'

import { Footer } from '@doran/ui'
import { FOOTER_LINKS } from './places.js'
import { useRuntimeConfig } from '../core/runtime-config-context.js'
import { renderZoneLink } from '../core/render-zone-link.js'
import { SiteSettings } from './site-settings.js'

export function SiteFooter() {
  const { businessLine } = useRuntimeConfig()
  return (
    <Footer
      tagline="Make the World Fun!"
      links={FOOTER_LINKS}
      settings={<SiteSettings />}
      {...(businessLine && { business: businessLine })}
      renderLink={renderZoneLink}
    />
  )
}
