import { SignInFirst } from '@doran/site/session'
import { contactHref } from './contact-address'

export function SignInForTicket({ ticketId }: { ticketId: string }) {
  return (
    <SignInFirst
      level={1}
      title="보낸 문의는 로그인하면 볼 수 있어요."
      next={contactHref({ ticket: ticketId })}
      reason="tickets"
    >
      로그인하지 않고 보낸 문의는 메일로 받은 링크로 볼 수 있어요.
    </SignInFirst>
  )
}
