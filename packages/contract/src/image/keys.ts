import { z } from 'zod'
import { IMAGE_FIELD_COPY } from './copy.js'

/** The key is a path below the image host; see `IMAGE_BASE_URL`. */
export const ImageKey = z
  .string()
  .regex(/^profile-image\/[A-Za-z0-9_-]{20,64}\.webp$/, IMAGE_FIELD_COPY.profileImage)

/** Only the two participants of the conversation may see it. */
export const ChatImageKey = z
  .string()
  .regex(/^chat-image\/[A-Za-z0-9_-]{20,64}\.webp$/, IMAGE_FIELD_COPY.chatImage)

/** Only those who may see the post may see it. */
export const PostImageKey = z
  .string()
  .regex(/^post-image\/[A-Za-z0-9_-]{20,64}\.webp$/, IMAGE_FIELD_COPY.postPicture)

/** Only its sender and operators may see it. */
export const TicketImageKey = z
  .string()
  .regex(/^ticket-image\/[A-Za-z0-9_-]{20,64}\.webp$/, IMAGE_FIELD_COPY.ticketPicture)
