import { ZoneLink, routes } from '@doran/site/core'
import { loginPath } from '@doran/site/session'
import { EmptyState, buttonClass } from '@doran/ui'
import { useErasedPage } from './use-erased-page'

/** In place of a member's page once their sign-in is over. */
export function SignedOutState({ next }: { next: string }) {
  useErasedPage()
  return (
    <div className="page grid min-h-[64dvh] place-items-center">
      <EmptyState
        level={1}
        mascot="ran"
        pose="wait"
        title="로그아웃됐어요."
        actions={
          <>
            <ZoneLink href={loginPath({ next })} className={buttonClass({})}>
              로그인
            </ZoneLink>
            <ZoneLink href={routes.home.path()} className={buttonClass({ kind: 'secondary' })}>
              홈으로
            </ZoneLink>
          </>
        }
      >
        <p>다시 로그인하면 이 화면으로 돌아와요. 쓰던 글은 그대로 있어요.</p>
      </EmptyState>
    </div>
  )
}
