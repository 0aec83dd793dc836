import { useAct, useIsLoggedIn, useToaster } from '@doran/site/session'
import { Button, Skeleton } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { DeviceList } from './device-list'
import { useDevices } from './use-devices'

export type DevicesSheetProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  canSendOut: boolean
}

export function DevicesSheet({ isOpen, onOpenChange, canSendOut }: DevicesSheetProps) {
  // Nothing is typed here that could be lost with it.
  const isLoggedIn = useIsLoggedIn()
  return (
    <Sheet isOpen={isOpen && isLoggedIn} onOpenChange={onOpenChange} title="로그인한 기기">
      <Devices canSendOut={canSendOut} />
    </Sheet>
  )
}

function Devices({ canSendOut }: { canSendOut: boolean }) {
  const toaster = useToaster()
  const sending = useAct()
  const { devices, error, retry, sendOut, sendOutOthers } = useDevices()

  const sendOutAll = async () => {
    await sendOutOthers()
    toaster.show({ kind: 'success', message: '다른 기기를 모두 로그아웃시켰어요.' })
  }

  if (!devices) {
    return error ? (
      <div className="flex flex-wrap items-center justify-between gap-4 py-4">
        <p className="text-text-2">기기 목록을 불러오지 못했어요.</p>
        <Button kind="secondary" onClick={retry}>
          다시 시도
        </Button>
      </div>
    ) : (
      <div className="flex flex-col gap-3 py-3">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </div>
    )
  }
  const hasOthers = devices.some((device) => !device.isCurrent)
  return (
    <>
      <DeviceList
        devices={devices}
        empty="로그인한 기기가 없어요."
        onSendOut={canSendOut ? sendOut : null}
      />
      {hasOthers && canSendOut ? (
        <Button
          kind="secondary"
          isWide
          className="mt-4"
          isBusy={sending.isBusy}
          onClick={() => void sending.run(sendOutAll, { canRepeat: true })}
        >
          다른 기기 모두 로그아웃
        </Button>
      ) : (
        <p className="mt-3 text-sm text-text-3">
          {hasOthers
            ? '다른 기기를 로그아웃시키는 것은 내 기기에서 할 수 있어요.'
            : '로그인한 다른 기기가 없어요.'}
        </p>
      )}
    </>
  )
}
