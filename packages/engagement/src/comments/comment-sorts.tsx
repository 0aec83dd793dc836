import type { CommentSort } from '@doran/contract'
import { Chip, ChipGroup } from '@doran/ui'
import { COMMENT_SORTS } from './use-comment-list.js'

const LABELS: Record<CommentSort, string> = { new: '최신순', liked: '좋아요순' }

type CommentSortsProps = { sort: CommentSort; onChange: (sort: CommentSort) => void }

export function CommentSorts({ sort, onChange }: CommentSortsProps) {
  return (
    <ChipGroup label="댓글 정렬">
      {COMMENT_SORTS.map((each) => (
        <Chip key={each} isSelected={each === sort} onClick={() => onChange(each)}>
          {LABELS[each]}
        </Chip>
      ))}
    </ChipGroup>
  )
}
