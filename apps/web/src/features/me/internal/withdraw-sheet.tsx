import { useApi } from '@doran/api-client/react'
import { useEventLog } from '@doran/site/core'
import { ERASE_AFTER_DAYS } from '@doran/contract/privacy/limits'
import { useAct } from '@doran/site/session'
import { Button } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import type { DataExport } from './use-export'
import { UnusedCoins } from './unused-coins'
import type { Proof } from '../../../lib/proof/use-proof'

const ERASED = [
  '이메일, 이름, 닉네임과 프로필',
  '읽던 이야기와 거기에 쓴 글',
  '계정과 이어진 사용 기록',
  '알림과 로그인 기록',
  '남은 코인, 룬, 젬과 도란 패스',
]

export type WithdrawSheetProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  proved: Proof['proved']
  data: DataExport
  onLeft: (eraseAt: string) => void
}

export function WithdrawSheet({ isOpen, onOpenChange, proved, data, onLeft }: WithdrawSheetProps) {
  const api = useApi()
  const log = useEventLog()
  const withdrawing = useAct()

  async function withdraw() {
    const left = await proved(() => api.call('DELETE /v1/user', {}))
    if (!left) return
    log.forget()
    onLeft(left.eraseAt)
  }
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="탈퇴할까요?"
      actions={
        <>
          <Button kind="secondary" onClick={() => onOpenChange(false)}>
            취소
          </Button>
          <Button
            kind="danger"
            isBusy={withdrawing.isBusy}
            onClick={() => void withdrawing.run(withdraw)}
          >
            탈퇴하기
          </Button>
        </>
      }
    >
      <UnusedCoins />
      <p className="prose-ko text-text-2">
        지금 바로 모든 기기에서 로그아웃되고, {ERASE_AFTER_DAYS}일 뒤에 아래 정보가 삭제돼요.
      </p>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        {ERASED.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p className="prose-ko mt-4 text-text-2">
        {ERASE_AFTER_DAYS}일 안에 다시 로그인하면 탈퇴가 취소되고 모두 그대로 있어요. 그 뒤에는
        되돌릴 수 없어요.
      </p>
      <div className="corner-card mt-5 flex flex-wrap items-center justify-between gap-3 bg-surface-2 px-4 py-3">
        <p role="status" className="prose-ko min-w-0 grow basis-44 text-sm text-text-2">
          {data.message}
        </p>
        <Button kind="secondary" isBusy={data.isBusy} onClick={data.start}>
          먼저 내려받기
        </Button>
      </div>
    </Sheet>
  )
}
