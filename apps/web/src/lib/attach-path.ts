import type { AttachmentRef } from '@doran/contract'
import { routes } from '@doran/site/core'

/** The composer with something attached to the new post. */
export function attachPath({ type, id }: AttachmentRef): string {
  return `${routes.communityWrite.path()}?${new URLSearchParams({ attach: `${type}:${id}` })}`
}
