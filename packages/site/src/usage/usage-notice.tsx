'use client'

import { useEffect, useState } from 'react'
import { localStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'
import { useUsageChoice } from '@doran/analytics/react'
import { Button, IconButton } from '@doran/ui'
import { routes } from '../core/routes.js'
import { ZoneLink } from '../core/zone-link.js'
import { makeRoom } from './make-room.js'

/** Says once that usage is recorded, and how to end that. */
export function UsageNotice({ onClose }: { onClose: () => void }) {
  const { choose } = useUsageChoice()
  const [isOff, setIsOff] = useState(false)
  // Once it has been shown it does not come again, whether it is answered or not.
  useEffect(() => void localStore.set(STORAGE_KEYS.usageNotice, 'shown'), [])
  const turnOff = () => {
    choose('out')
    setIsOff(true)
  }
  const close = () => {
    onClose()
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <section
      ref={makeRoom}
      aria-label="사용 기록 안내"
      className="fixed inset-x-0 bottom-(--tabs-room) z-30 border-t border-line bg-surface-2 text-sm text-text-2"
    >
      <div className="page flex items-center">
        <p role="status" className="grow py-2">
          {isOff ? (
            '사용 기록을 껐어요. 내 정보에서 다시 켤 수 있어요.'
          ) : (
            <>
              서비스를 개선하려고 사용 기록을 모아요.{' '}
              <ZoneLink
                href={routes.privacy.path()}
                className="whitespace-nowrap underline underline-offset-4"
              >
                개인정보 처리방침
              </ZoneLink>
            </>
          )}
        </p>
        {!isOff && (
          <Button kind="quiet" onClick={turnOff} aria-label="사용 기록 끄기">
            끄기
          </Button>
        )}
        <IconButton icon="close" label="사용 기록 안내 닫기" className="-mr-2.5" onClick={close} />
      </div>
    </section>
  )
}
