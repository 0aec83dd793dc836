import type { AttachmentRule } from '../../platform/module/attachment.js'
import { isOpen } from './find-engaged-theme.js'
import { findThemeCard } from './find-theme-card.js'

/** A public theme that a post carries. */
export const themeAttachment: AttachmentRule = {
  async mayAttach(ctx, id) {
    const card = await findThemeCard(ctx, id)
    return card !== null && isOpen(ctx, card)
  },
  async show(ctx, id) {
    const card = await findThemeCard(ctx, id)
    return card && isOpen(ctx, card) ? { type: 'theme', id, theme: card } : null
  },
}
