import type { AdminTicketCard } from '@doran/contract'
import { Badge } from '@doran/ui'
import { kindName, statusLook } from './ticket-words'

/** What a ticket is about and how it stands. */
export function TicketBadges({ ticket }: { ticket: Pick<AdminTicketCard, 'kind' | 'status'> }) {
  const { word, tone } = statusLook(ticket.status)
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={tone}>{word}</Badge>
      <Badge>{kindName(ticket.kind)}</Badge>
    </p>
  )
}
