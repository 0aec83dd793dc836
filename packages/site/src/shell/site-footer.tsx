'use client'

import { Footer } from '@doran/ui'
import { FOOTER_LINKS } from './places.js'
import { renderZoneLink } from './render-zone-link.js'
import { SiteSettings } from './site-settings.js'

export function SiteFooter() {
  return (
    <Footer
      tagline="Make the World Fun!"
      links={FOOTER_LINKS}
      settings={<SiteSettings />}
      renderLink={renderZoneLink}
    />
  )
}
