'use client'

import { SiteErrorState } from '@doran/site/shell'
import './globals.css'

type GlobalErrorProps = { error: unknown; retry: () => void }

/** The root layout itself broke, so nothing of it can be relied on here. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang="ko" data-theme="dark">
      <head>
        <title>도란</title>
      </head>
      <body>
        <main id="main" className="page">
          <SiteErrorState error={error} retry={retry} />
        </main>
      </body>
    </html>
  )
}
