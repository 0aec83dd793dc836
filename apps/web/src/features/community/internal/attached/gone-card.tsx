import type { AttachmentType } from '@doran/contract'
import { attachmentLabel } from '../../../../lib/community-words'

/** In place of what is not to be seen any more. */
export function GoneCard({ was }: { was: AttachmentType }) {
  return (
    <div className="corner-card border border-line px-5 py-4">
      <p className="text-sm text-text-3">{attachmentLabel(was)}</p>
      <p className="text-text-2">지금은 볼 수 없어요.</p>
    </div>
  )
}
