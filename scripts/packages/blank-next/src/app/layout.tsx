import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { COOKIES } from '@doran/contract/names'
import { themeAttribute } from '@doran/ui/theme'
import '../blank/styles.css'

export const metadata = { title: '빈 앱' }

// oxlint-disable-next-line import/no-default-export -- Next asks for it
export default async function Layout({ children }: { children: ReactNode }) {
  const theme = themeAttribute((await cookies()).get(COOKIES.theme)?.value)
  return (
    <html lang="ko" data-theme={theme}>
      <body>{children}</body>
    </html>
  )
}
