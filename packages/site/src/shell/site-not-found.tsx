import { NotFoundState } from '@doran/ui'
import { SitePage } from './site-page.js'

/** The whole page of a path that leads nowhere. */
export function SiteNotFound() {
  return (
    <SitePage className="page grid min-h-[64dvh] place-items-center">
      <NotFoundState />
    </SitePage>
  )
}
