'use client'

import { SiteErrorState, SitePage } from '@doran/site/shell'

type ErrorPageProps = { error: unknown; retry: () => void }

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <SitePage className="page grid min-h-[64dvh] place-items-center">
      <SiteErrorState error={error} retry={retry} />
    </SitePage>
  )
}
