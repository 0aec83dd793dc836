import type { AttachmentRef, AttachmentType } from '@doran/contract'
import { oneOf, uuidOf, type AddressQuery } from '../../lib/address-value'

export type ComposerAddress = {
  /** The post that is edited. */
  postId: string | null
  /** What a new post begins with. */
  attach: AttachmentRef | null
}

export const ATTACHMENT_TYPES = [
  'result',
  'game',
  'consensus',
  'theme',
  'ending',
] as const satisfies readonly AttachmentType[]

export function readComposerAddress({ id, attach }: AddressQuery): ComposerAddress {
  const [type, attached] = (oneOf(attach) ?? '').split(':')
  const known = ATTACHMENT_TYPES.find((each) => each === type)
  const attachedId = uuidOf(attached)
  return {
    postId: uuidOf(id),
    attach: known && attachedId !== null ? { type: known, id: attachedId } : null,
  }
}
