'use client'

import { useDraft } from '@doran/forms'
import { buttonClass } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { ZoneLink } from '../../core/zone-link.js'
import { forgottenPasswordPath, loginPath, signupPath } from './login-path.js'
import { LOGIN_REASONS } from './login-reasons.js'
import type { LoginRequest } from './login-request.js'
import { PasswordLogin } from './password-login.js'
import { storePendingAction, takePendingAction } from './pending-action.js'
import { signInDraft } from './sign-in-drafts.js'

type LoginSheetProps = { request: LoginRequest; isOpen: boolean; onClose: () => void }

/** Signing in over the page. What is typed here stays for the pages that its links lead to. */
export function LoginSheet({ request, isOpen, onClose }: LoginSheetProps) {
  const { reason, pendingAction } = request
  const next = request.next ?? `${window.location.pathname}${window.location.search}`
  const draft = useDraft(signInDraft)
  const keepAction = () => {
    if (pendingAction) storePendingAction(pendingAction)
    else takePendingAction()
  }
  // Navigation within the site keeps the layout, and with it an open sheet.
  const leave = () => {
    keepAction()
    onClose()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={LOGIN_REASONS[reason]}
    >
      <p className="text-text-2">로그인하면 보던 곳으로 돌아와요.</p>
      <div className="mt-4">
        <PasswordLogin
          next={next}
          email={draft.value?.email ?? ''}
          onEmail={(email) => draft.set({ email })}
          onLoggedIn={keepAction}
        />
      </div>
      <div className="mt-1 flex flex-wrap justify-center gap-x-2">
        <ZoneLink
          href={forgottenPasswordPath({ next })}
          className={buttonClass({ kind: 'quiet' })}
          onClick={leave}
        >
          비밀번호 찾기
        </ZoneLink>
        <ZoneLink
          href={loginPath({ next, reason })}
          className={buttonClass({ kind: 'quiet' })}
          onClick={leave}
        >
          다른 방법으로 로그인
        </ZoneLink>
      </div>
      <div className="mt-3 border-t border-line pt-4">
        <ZoneLink
          href={signupPath({ next })}
          className={buttonClass({ kind: 'secondary', isWide: true })}
          onClick={leave}
        >
          회원가입
        </ZoneLink>
      </div>
    </Sheet>
  )
}
