import { useRef } from 'react'
import type { AuthSession } from '@doran/contract'
import { formatAgo, formatMoment } from '@doran/site/core'
import { useAct, useToaster } from '@doran/site/session'
import { Button } from '@doran/ui'

export type DeviceListProps = {
  devices: readonly AuthSession[]
  /** What is said where there is none. */
  empty: string
  /** Null where the person may not send anybody out. */
  onSendOut: ((id: string) => Promise<void>) | null
}

export function DeviceList({ devices, empty, onSendOut }: DeviceListProps) {
  const toaster = useToaster()
  const sending = useAct()
  const box = useRef<HTMLDivElement>(null)
  const sendOut = async (id: string) => {
    // The button goes at once with its device.
    box.current?.focus()
    await onSendOut?.(id)
    toaster.show({ kind: 'success', message: '그 기기를 로그아웃시켰어요.' })
  }
  return (
    <div ref={box} role="group" aria-label="기기 목록" tabIndex={-1} className="outline-none">
      {devices.length === 0 && <p className="py-3 text-text-2">{empty}</p>}
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <li key={device.id} className="flex min-h-14 items-center justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold">{device.device}</p>
              <p className="text-sm text-text-2">{wordsOf(device, new Date())}</p>
            </div>
            {!device.isCurrent && onSendOut && (
              <Button
                kind="secondary"
                aria-label={`${device.device} 로그아웃시키기`}
                onClick={() => void sending.run(() => sendOut(device.id), { canRepeat: true })}
              >
                로그아웃시키기
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function wordsOf(device: AuthSession, now: Date): string {
  const { isCurrent, isLimited, lastAt, expiresAt } = device
  const when = isCurrent ? '현재 기기' : formatAgo(new Date(lastAt), now)
  if (!isLimited) return when
  // Its last moment: a sign-in until midnight ends today and not tomorrow.
  const last = new Date(Date.parse(expiresAt) - 1)
  return `${when} · 일회용 로그인, ${formatMoment(last, now)}까지`
}
