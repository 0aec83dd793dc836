'use client'

import { useUsageChoice } from '@doran/analytics/react'
import { Button } from '@doran/ui'
import { routes } from '../core/routes.js'
import { ZoneLink } from '../core/zone-link.js'

const ROOM = '--ask-room'
const GAP_PX = 32

/** What lies at a page's end is not covered for good: the page is as much longer as the card is tall. */
function makeRoom(card: HTMLElement | null) {
  if (!card) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty(ROOM, `${card.offsetHeight + GAP_PX}px`),
  )
  observer.observe(card)
  return () => {
    observer.disconnect()
    style.removeProperty(ROOM)
  }
}

/** Both answers weigh the same; until one is given nothing is recorded. */
export function UsageCard() {
  const { choose } = useUsageChoice()
  const answer = (said: 'in' | 'out') => {
    choose(said)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <section
      ref={makeRoom}
      aria-label="이용 기록"
      className="corner-card fixed inset-x-4 bottom-[calc(var(--tabs-room)+16px)] z-30 mx-auto max-w-form border border-line bg-surface-2 px-5 py-4 shadow-[var(--shadow-float)]"
    >
      <p>
        이용 기록을 보내 주시겠어요? 본 화면과 누른 것, 브라우저와 네트워크 주소를 모아 도란을
        다듬는 데 써요. 로그인하면 계정과 함께 남고, 적은 글은 담지 않아요.{' '}
        <ZoneLink
          href={routes.privacy.path()}
          className="whitespace-nowrap underline underline-offset-4"
        >
          자세히 보기
        </ZoneLink>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button kind="secondary" onClick={() => answer('out')}>
          보내지 않을게요
        </Button>
        <Button kind="secondary" onClick={() => answer('in')}>
          보낼게요
        </Button>
      </div>
    </section>
  )
}
