import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { findOnApi, routes } from '@doran/site/core'
import { pausable } from '@doran/site/server'
import { DEMO_THEME } from '../../features/landing/demo-theme'
import { LandingPage } from '../../features/landing/landing-page'
import { talesApi } from '../../lib/tales-api'

export const metadata: Metadata = {
  openGraph: {
    title: '당신이 말하면, 이야기가 대답해요',
    description: '가입하지 않아도 세 장면을 바로 읽을 수 있어요.',
  },
  alternates: { canonical: routes.landing.path() },
}

export default pausable(async function LandingRoute() {
  const api = await talesApi()
  const params = { templateUUID: DEMO_THEME }
  const [home, demo, gems] = await Promise.all([
    api.call('GET /v1/tales/home', {}),
    findOnApi(api.call('GET /v1/tales/template/{templateUUID}', { params })),
    api.call('GET /v1/tales/gem', {}),
  ])
  const scene = demo ? { theme: demo, opening: demo.opening, choices: demo.choices } : home.hero
  return (
    <SitePage
      bar={{ back: { href: routes.tales.path(), label: '이야기 홈' } }}
      className="overflow-x-clip pb-16"
    >
      <LandingPage home={home} scene={scene} gems={gems} />
    </SitePage>
  )
})
