import type { Metadata } from 'next'
import { SiteRoot, siteViewport } from '@doran/site/server'
import { RecentStories } from '@doran/site/stories'
import type { ReactNode } from 'react'
import { env, runtimeConfig } from '../env'
import './globals.css'

const TITLE = '도란'
const DESCRIPTION = 'Make the World Fun!'

export const metadata: Metadata = {
  title: TITLE,
  description: DESCRIPTION,
  metadataBase: new URL(env.publicOrigin),
  icons: { icon: '/icon.svg' },
  openGraph: {
    type: 'website',
    locale: 'ko_KR',
    siteName: TITLE,
    title: '도란, 불 옆에 앉아요',
    description: '이야기는 저희가 꺼낼게요.',
  },
}

export function generateViewport() {
  return siteViewport()
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <SiteRoot config={runtimeConfig} rail={<RecentStories />}>
      {children}
    </SiteRoot>
  )
}
