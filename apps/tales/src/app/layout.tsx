import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { COOKIES, TALES_PATH } from '@doran/contract/names'
import { SiteRoot, readRuntimeConfig, siteViewport } from '@doran/site/server'
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

const SCHEMES = { light: 'light', system: 'light dark' } as const

// Next answers an unknown id with a page that scripts fill: until they do, its canvas has the right colour.
export async function generateViewport(): Promise<Viewport> {
  const [viewport, jar] = await Promise.all([siteViewport(), cookies()])
  const theme = jar.get(COOKIES.theme)?.value
  const colorScheme = theme === 'light' || theme === 'system' ? SCHEMES[theme] : 'dark'
  return { ...viewport, colorScheme }
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteRoot config={readRuntimeConfig(env, TALES_PATH)}>{children}</SiteRoot>
}
