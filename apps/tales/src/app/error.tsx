'use client'

import { SiteErrorState, SitePage } from '@doran/site/shell'
import { routes } from '@doran/site/core'

type ErrorPageProps = { error: unknown; retry: () => void }

export default function TalesError({ error, retry }: ErrorPageProps) {
  return (
    <SitePage className="page grid min-h-[64dvh] place-items-center">
      <SiteErrorState
        error={error}
        retry={retry}
        home={{ href: routes.tales.path(), label: '이야기로 가기' }}
        note="읽던 이야기는 그대로 있어요."
      />
    </SitePage>
  )
}
