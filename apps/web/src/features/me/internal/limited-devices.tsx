import { useId } from 'react'
import { Button } from '@doran/ui'
import { DeviceList } from './device-list'
import type { useDevices } from './use-devices'

export function LimitedDevices({ devices: of }: { devices: ReturnType<typeof useDevices> }) {
  const titleId = useId()
  const limited = of.devices?.filter((device) => device.isLimited)
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h2 id={titleId} className="text-h3 font-extrabold">
        일회용 번호로 로그인한 기기
      </h2>
      <div className="corner-card mt-3 bg-surface-1 px-5 py-2">
        {limited && <DeviceList devices={limited} empty="지금은 없어요." onSendOut={of.sendOut} />}
        {!limited && of.error && (
          <div className="flex flex-wrap items-center justify-between gap-4 py-2">
            <p className="text-text-2">기기 목록을 불러오지 못했어요.</p>
            <Button kind="secondary" onClick={of.retry}>
              다시 시도
            </Button>
          </div>
        )}
        {!limited && !of.error && <p className="late-appear py-3 text-text-3">불러오고 있어요.</p>}
      </div>
    </section>
  )
}
