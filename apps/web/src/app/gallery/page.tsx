import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { notFound } from 'next/navigation'
import { env } from '../../env'
import { GalleryPage } from '../../features/gallery/gallery-page'

export const metadata: Metadata = { robots: { index: false } }

/** For those who build the product; it is no place of it. */
export default function GalleryRoute() {
  if (env.appEnv !== 'local') notFound()
  return (
    <SitePage>
      <GalleryPage />
    </SitePage>
  )
}
