'use client'

import { ConfirmDialog } from '@doran/ui/overlay'
import { useAct } from '../session/actions/use-act.js'
import { BLOCK_EFFECT } from './block-copy.js'
import { useBlock } from './use-block.js'
import { useClosing } from './use-closing.js'

export type BlockConfirmProps = {
  profile: { id: string; name: string }
  /** It has closed, blocked or not. */
  onClose: () => void
  onBlocked?: () => void
}

/** Asks before a person is blocked. It is open for as long as it is rendered. */
export function BlockConfirm({ profile, onClose, onBlocked }: BlockConfirmProps) {
  const { isOpen, close } = useClosing(onClose)
  const { block } = useBlock()
  const { isBusy, run } = useAct()
  const confirm = async () => {
    await block(profile.id)
    close()
    onBlocked?.()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && close()}
      title={`${profile.name} 님을 차단할까요?`}
      confirmLabel="차단하기"
      cancelLabel="취소"
      isDestructive
      isBusy={isBusy}
      onConfirm={() => void run(confirm)}
    >
      <p className="prose-ko">{BLOCK_EFFECT}</p>
    </ConfirmDialog>
  )
}
