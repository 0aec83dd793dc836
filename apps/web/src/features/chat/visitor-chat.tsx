import { ZoneLink } from '@doran/site/core'
import { loginPath, signupPath } from '@doran/site/session'
import { EmptyState, buttonClass } from '@doran/ui'

/** What conversations are, for those who are not signed in; `next` is where they come back to. */
export function VisitorChat({ next }: { next: string }) {
  return (
    <EmptyState
      level={1}
      mascot="ran"
      title="대화는 로그인하면 할 수 있어요."
      actions={
        <>
          <ZoneLink href={loginPath({ next, reason: 'chat' })} className={buttonClass({})}>
            로그인
          </ZoneLink>
          <ZoneLink href={signupPath({ next })} className={buttonClass({ kind: 'secondary' })}>
            회원가입
          </ZoneLink>
        </>
      }
    >
      <p>이야기를 만든 사람에게 메시지를 보낼 수 있어요. 처음 온 메시지는 수락해야 이어져요.</p>
    </EmptyState>
  )
}
