'use client'

import { ErrorState } from '@doran/ui'
import { TALES_PATH } from '@doran/contract/names'
import './globals.css'

export default function GlobalError() {
  return (
    <html lang="ko" data-theme="dark">
      <body>
        <main id="main">
          <ErrorState
            title="저희 쪽에 문제가 생겼어요."
            actions={<a href={TALES_PATH}>이야기로 가기</a>}
          >
            <p>잠시 뒤에 다시 시도해 주세요. 읽던 이야기는 그대로 있어요.</p>
          </ErrorState>
        </main>
      </body>
    </html>
  )
}
