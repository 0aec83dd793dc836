'use client'

import { errorNumber } from './error-number.js'

export type RootErrorProps = {
  error: unknown
  retry: () => void
  /** A link to another page. */
  home: { href: string; label: string }
  /** A sentence after the usual text. */
  note?: string
}

/**
 * Replaces a root layout that broke, so nothing of it is relied on. Every page carries it: it draws nothing and uses
 * no component.
 */
export function RootError({ error, retry, home, note }: RootErrorProps) {
  const number = errorNumber(error)
  return (
    <html lang="ko" data-theme="dark">
      <head>
        <title>도란</title>
      </head>
      <body>
        <main id="main" className="page grid min-h-dvh place-items-center text-center">
          <div>
            <h1 className="text-h2 font-extrabold">저희 쪽에 문제가 생겼어요.</h1>
            <p className="mt-2 text-text-2">잠시 뒤에 다시 시도해 주세요.{note && ` ${note}`}</p>
            {number && <p className="mt-2 text-sm text-text-3">문의 번호 {number}</p>}
            <p className="mt-5 flex justify-center gap-6">
              <button type="button" onClick={retry} className="min-h-11 underline">
                다시 시도
              </button>
              <a href={home.href} className="grid min-h-11 place-items-center underline">
                {home.label}
              </a>
            </p>
          </div>
        </main>
      </body>
    </html>
  )
}
