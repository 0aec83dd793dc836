import type { Metadata } from 'next'
import { SitePage, routes } from '@doran/site'
import { LandingPage } from '../../features/landing/landing-page'
import { talesApi } from '../../lib/tales-api'

export const metadata: Metadata = {
  openGraph: {
    title: '당신이 말하면, 이야기가 대답해요',
    description: '로그인 없이 세 장면만 같이 읽어 봐요.',
  },
  alternates: { canonical: routes.landing.path() },
}

export default async function LandingRoute() {
  const api = await talesApi()
  const home = await api.call('GET /v1/tales/home', {})
  return (
    <SitePage
      bar={{ back: { href: routes.tales.path(), label: '이야기 고르러 가기' } }}
      className="overflow-x-clip pb-16"
    >
      <LandingPage home={home} />
    </SitePage>
  )
}
