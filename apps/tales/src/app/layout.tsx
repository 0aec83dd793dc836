import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { TALES_PATH } from '@doran/contract/names'
import { SiteRoot, readRuntimeConfig, siteViewport } from '@doran/site/server'
import { RecentStories } from '@doran/site/stories'
import { env } from '../env'
import './globals.css'

const TITLE = '도란 테일즈 | AI 텍스트 어드벤처'

export const metadata: Metadata = {
  metadataBase: new URL(env.publicOrigin),
  title: TITLE,
  description: '한마디 말하면 이야기가 대답해요. 로그인 없이 바로 읽는 텍스트 어드벤처.',
  openGraph: { siteName: '도란', locale: 'ko_KR', type: 'website', title: TITLE },
  icons: { icon: `${TALES_PATH}/icon.svg` },
}

export function generateViewport() {
  return siteViewport()
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <SiteRoot config={readRuntimeConfig(env, TALES_PATH)} rail={<RecentStories />}>
      {children}
    </SiteRoot>
  )
}
