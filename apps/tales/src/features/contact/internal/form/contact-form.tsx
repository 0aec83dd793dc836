'use client'

import { useRouter } from 'next/navigation'
import type { TicketSubject } from '@doran/contract'
import { TicketForm } from './ticket-form'

/** The form on the page that also lists what was sent. */
export function ContactForm({ subject }: { subject: TicketSubject | null }) {
  const router = useRouter()
  return <TicketForm subject={subject} onSent={() => router.refresh()} />
}
