'use client'

import { useUsageChoice } from '@doran/analytics/react'
import { Button } from '@doran/ui'
import { routes } from '../core/routes.js'
import { ZoneLink } from '../core/zone-link.js'
import { makeRoom } from './make-room.js'

/** Both answers weigh the same; until one is given nothing is recorded. */
export function UsageCard() {
  const { choose } = useUsageChoice()
  const answer = (choice: 'in' | 'out') => {
    choose(choice)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <section
      ref={makeRoom}
      aria-label="사용 기록"
      className="corner-card fixed inset-x-4 bottom-(--tabs-room) z-30 mx-auto mb-4 max-w-form border border-line bg-surface-2 px-5 py-4 shadow-[var(--shadow-float)]"
    >
      <p>
        사용 기록을 모아도 될까요? 본 화면과 누른 버튼, 브라우저 종류와 네트워크 주소를 서비스를
        개선하는 데 써요. 쓴 글은 모으지 않고, 로그인하면 계정과 함께 보관돼요.{' '}
        <ZoneLink
          href={routes.privacy.path()}
          className="whitespace-nowrap underline underline-offset-4"
        >
          개인정보 처리방침
        </ZoneLink>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button kind="secondary" onClick={() => answer('out')}>
          거절
        </Button>
        <Button kind="secondary" onClick={() => answer('in')}>
          허용
        </Button>
      </div>
    </section>
  )
}
