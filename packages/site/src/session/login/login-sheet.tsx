'use client'

import { Button, buttonClass } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { ZoneLink } from '../../core/zone-link.js'
import { loginPath, signupPath } from './login-path.js'
import { LOGIN_REASONS } from './login-reasons.js'
import type { LoginRequest } from './login-request.js'
import { storePendingAction, takePendingAction } from './pending-action.js'

type LoginSheetProps = { request: LoginRequest; isOpen: boolean; onClose: () => void }

export function LoginSheet({ request, isOpen, onClose }: LoginSheetProps) {
  const { reason, pendingAction } = request
  const next = request.next ?? `${window.location.pathname}${window.location.search}`
  // Navigation within the site keeps the layout, and with it an open sheet.
  const leave = () => {
    if (pendingAction) storePendingAction(pendingAction)
    else takePendingAction()
    onClose()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={LOGIN_REASONS[reason]}
      actions={
        <div className="grid w-full gap-2">
          <ZoneLink
            href={loginPath({ next, reason })}
            className={buttonClass({ isWide: true })}
            onClick={leave}
          >
            로그인
          </ZoneLink>
          <ZoneLink
            href={signupPath({ next })}
            className={buttonClass({ kind: 'secondary', isWide: true })}
            onClick={leave}
          >
            회원가입
          </ZoneLink>
          <Button kind="quiet" isWide onClick={onClose}>
            나중에
          </Button>
        </div>
      }
    >
      <p className="text-text-2">하던 것은 그대로 두었어요. 로그인하고 나면 여기로 돌아와요.</p>
    </Sheet>
  )
}
