'use client'

import dynamic from 'next/dynamic'

/** A ticket at an address of its own among those of the form, which comes without it. */
export const OwnTicket = dynamic(() =>
  import('../../../features/contact/own-ticket-page').then(({ OwnTicketPage }) => OwnTicketPage),
)
