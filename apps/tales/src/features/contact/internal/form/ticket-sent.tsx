import { Button, LinkButton } from '@doran/ui'
import { renderLink } from '../../../../lib/render-link'
import { contactHref } from '../../contact-address'
import type { SentTicket } from './use-ticket-form'

type TicketSentProps = { sent: SentTicket; onAnother: () => void }

export function TicketSent({ sent: { id, number, email }, onAnother }: TicketSentProps) {
  return (
    <div ref={takeFocus} role="status" tabIndex={-1} className="mt-4 outline-none">
      <p className="text-h3 font-extrabold">잘 받았어요. 번호는 {number}예요.</p>
      <p className="prose-ko mt-2 text-text-2">
        {email === null
          ? '답이 오면 알림으로 알려 드려요. 아래의 내 문의에서도 볼 수 있어요.'
          : `${email} 주소로 문의를 다시 볼 수 있는 링크를 보냈어요. 답도 그 주소로 알려 드려요.`}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {email === null && (
          <LinkButton href={contactHref({ ticket: id })} renderLink={renderLink}>
            보낸 문의 보기
          </LinkButton>
        )}
        <Button kind="secondary" onClick={onAnother}>
          하나 더 문의하기
        </Button>
      </div>
    </div>
  )
}

/** From the form that is gone. */
const takeFocus = (said: HTMLElement | null) => said?.focus()
