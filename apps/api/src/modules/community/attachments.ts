import type { Attachment, AttachmentRef } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import type { Actor, Member } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'

const nameOf = ({ type, id }: AttachmentRef) => `${type} ${id}`

/**
 * Each once, and none that the member may not attach. What the post carried `before` may stay, whatever became of it.
 * @throws AppError INVALID_INPUT, ATTACHMENT_GONE
 */
export async function assertAttachable(
  ctx: FullContext<Member>,
  { attachments, before = [] }: { attachments: readonly AttachmentRef[]; before?: AttachmentRef[] },
): Promise<void> {
  if (new Set(attachments.map(nameOf)).size < attachments.length) {
    throw new AppError('INVALID_INPUT', {
      field: 'attachments',
      message: FIELD_COPY.postAttachments,
    })
  }
  const known = new Set(before.map(nameOf))
  for (const ref of attachments) {
    if (known.has(nameOf(ref))) continue
    const { mayAttach } = ctx.registry.findAttachment(ref.type)
    if (!(await mayAttach(ctx, ref.id))) throw new AppError('ATTACHMENT_GONE')
  }
}

/** As they stand now for who looks. */
export function showAttachments(
  ctx: FullContext<Actor>,
  attachments: readonly AttachmentRef[],
): Promise<Attachment[]> {
  return Promise.all(
    attachments.map(async ({ type, id }): Promise<Attachment> => {
      const shown = await ctx.registry.findAttachment(type).show(ctx, id)
      return shown ?? { type: 'gone', id, was: type }
    }),
  )
}
