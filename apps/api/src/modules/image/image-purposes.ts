import { FIELD_COPY } from '@doran/contract/errors'
import { CHAT_IMAGE, POST_IMAGE, PROFILE_IMAGE, TICKET_IMAGE } from '@doran/contract/limits'
import type { ImageGeometry } from '../../platform/images/encode-image.js'
import type { ImageVisibility } from '../../platform/images/image-store.js'

/** What an image is uploaded for: its limits, its size, who may see it and how a claim is refused. */
export type ImagePurpose = {
  /** As stored, and in the keys; lower-case letters and hyphens. */
  name: string
  /** Of the upload. The contract's call names the same limit, by which it is read. */
  maxBytes: number
  geometry: ImageGeometry
  /** `private` images need an entry under `images` in the module that they belong to. */
  visibility: ImageVisibility
  /** Also for who is kept from writing: it is for those who run the product alone. */
  isOpenWhilePaused?: true
  /** The field of a body that claims one, and the message where it cannot be claimed. */
  refusal: { field: string; message: string }
}

/** A new purpose is an entry here and a call in the contract whose handler passes it to `uploadImage`. */
export const IMAGE_PURPOSES = {
  profile: {
    name: 'profile',
    maxBytes: PROFILE_IMAGE.maxBytes,
    geometry: {
      fit: 'cover',
      width: 512,
      height: 512,
      minPixels: PROFILE_IMAGE.minPixels,
      tooSmall: FIELD_COPY.imageTooSmall,
    },
    visibility: 'public',
    refusal: { field: 'profileImage', message: FIELD_COPY.profileImage },
  },
  chat: {
    name: 'chat',
    maxBytes: CHAT_IMAGE.maxBytes,
    geometry: {
      fit: 'inside',
      width: CHAT_IMAGE.maxPixels,
      height: CHAT_IMAGE.maxPixels,
      minPixels: 1,
      tooSmall: FIELD_COPY.imageBroken,
    },
    visibility: 'private',
    refusal: { field: 'body', message: FIELD_COPY.chatImage },
  },
  post: {
    name: 'post',
    maxBytes: POST_IMAGE.maxBytes,
    geometry: {
      fit: 'inside',
      width: POST_IMAGE.maxPixels,
      height: POST_IMAGE.maxPixels,
      minPixels: 1,
      tooSmall: FIELD_COPY.imageBroken,
    },
    visibility: 'private',
    refusal: { field: 'body', message: FIELD_COPY.postPicture },
  },
  ticket: {
    name: 'ticket',
    maxBytes: TICKET_IMAGE.maxBytes,
    geometry: {
      fit: 'inside',
      width: TICKET_IMAGE.maxPixels,
      height: TICKET_IMAGE.maxPixels,
      minPixels: 1,
      tooSmall: FIELD_COPY.imageBroken,
    },
    visibility: 'private',
    isOpenWhilePaused: true,
    refusal: { field: 'pictures', message: FIELD_COPY.ticketPicture },
  },
} as const satisfies Record<string, ImagePurpose>

type Purposes = typeof IMAGE_PURPOSES

/** Purposes whose images a module must guard. */
export type PrivateImagePurpose = {
  [Name in keyof Purposes]: Purposes[Name]['visibility'] extends 'private' ? Name : never
}[keyof Purposes]
