import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { routes } from '@doran/site/core'
import { ABOUT_PLACES } from '../../areas/web-areas'
import { AboutPage } from '../../features/about/about-page'

export const metadata: Metadata = {
  openGraph: {
    title: '세상을 조금 더 재밌게, 도란도란.',
    description: '도란이 무엇이고, AI와 안전을 어떻게 다루는지 적어 두었어요.',
  },
  alternates: { canonical: routes.about.path() },
}

export default function AboutRoute() {
  return (
    <SitePage className="overflow-x-clip">
      <AboutPage places={ABOUT_PLACES} />
    </SitePage>
  )
}
