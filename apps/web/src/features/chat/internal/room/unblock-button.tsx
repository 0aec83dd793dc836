'use client'

import { useAct } from '@doran/site/session'
import { useBlock } from '@doran/site/safety'
import { Button } from '@doran/ui'

type UnblockButtonProps = { profileId: string; onUnblocked: () => void }

export function UnblockButton({ profileId, onUnblocked }: UnblockButtonProps) {
  const { unblock } = useBlock()
  const { isBusy, run } = useAct()
  const lift = async () => {
    await unblock(profileId)
    onUnblocked()
  }
  return (
    <Button kind="secondary" isBusy={isBusy} onClick={() => void run(lift)}>
      차단 풀기
    </Button>
  )
}
