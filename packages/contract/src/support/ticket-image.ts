import { z } from 'zod'
import { SUPPORT_FIELD_COPY } from './copy.js'

/** Below the image host. Only who sent it and operators may see it. */
export const TicketImageKey = z
  .string()
  .regex(/^ticket-image\/[A-Za-z0-9_-]{20,64}\.webp$/, SUPPORT_FIELD_COPY.ticketPicture)
