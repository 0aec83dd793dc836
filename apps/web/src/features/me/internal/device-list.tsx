import { useState } from 'react'
import type { AuthSession } from '@doran/contract'
import { agoWords, momentWords, useOnApiError } from '@doran/site'
import { Button } from '@doran/ui'

export type DeviceListProps = {
  devices: readonly AuthSession[]
  /** Null where the person may not send anybody out. */
  onSendOut: ((id: string) => Promise<void>) | null
}

export function DeviceList({ devices, onSendOut }: DeviceListProps) {
  return (
    <ul className="divide-y divide-line">
      {devices.map((device) => (
        <li key={device.id} className="flex min-h-14 items-center justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="font-semibold">{device.device}</p>
            <p className="text-sm text-text-2">{wordsOf(device, new Date())}</p>
          </div>
          {!device.isCurrent && onSendOut && <SendOut device={device} onSendOut={onSendOut} />}
        </li>
      ))}
    </ul>
  )
}

function SendOut({
  device,
  onSendOut,
}: {
  device: AuthSession
  onSendOut: (id: string) => Promise<void>
}) {
  const onApiError = useOnApiError()
  const [isBusy, setIsBusy] = useState(false)
  const sendOut = async () => {
    setIsBusy(true)
    try {
      await onSendOut(device.id)
    } catch (error) {
      onApiError(error)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button
      kind="secondary"
      aria-label={`${device.device} 내보내기`}
      isBusy={isBusy}
      onClick={() => void sendOut()}
    >
      내보내기
    </Button>
  )
}

function wordsOf(device: AuthSession, now: Date): string {
  const { isCurrent, isLimited, lastAt, expiresAt } = device
  const when = isCurrent ? '지금 이 기기' : agoWords(new Date(lastAt), now)
  if (!isLimited) return when
  // Its last moment: a sign-in until midnight ends today and not tomorrow.
  const last = new Date(Date.parse(expiresAt) - 1)
  return `${when} · 임시 로그인, ${momentWords(last, now)}까지`
}
