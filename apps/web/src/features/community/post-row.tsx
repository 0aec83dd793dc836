import type { PostCard } from '@doran/contract'
import { ZoneLink, formatAgo } from '@doran/site/core'
import { Badge } from '@doran/ui'
import { postPath } from '../../lib/community-paths'
import { attachmentLabel, boardLabel } from '../../lib/community-words'
import { AuthorLine } from './internal/author-line'

export type PostRowProps = {
  post: PostCard
  now: Date
  /** Where all posts around it are of one board. */
  isBoardHidden?: boolean
}

/** A post in a list; the whole of it leads to its page. */
export function PostRow({ post, now, isBoardHidden = false }: PostRowProps) {
  const { id, board, title, excerpt, author, picture, likes, comments, createdAt } = post
  const marks = marksOf(post)
  return (
    <li
      data-entry={id}
      className="group relative flex gap-4 border-b border-line py-4 last:border-b-0"
    >
      <div className="min-w-0 grow">
        {(marks.length > 0 || post.isHidden || !isBoardHidden) && (
          <p className="mb-1.5 flex flex-wrap items-center gap-1.5">
            {post.isHidden && <Badge tone="danger">나만 보여요</Badge>}
            {post.isPinned && <Badge tone="ember">공지</Badge>}
            {!isBoardHidden && <Badge>{boardLabel(board)}</Badge>}
            {marks.map((mark) => (
              <Badge key={mark} tone={mark === SPOILER ? 'danger' : 'info'}>
                {mark}
              </Badge>
            ))}
          </p>
        )}
        <h3 className="prose-ko font-extrabold [overflow-wrap:anywhere] text-text">
          <ZoneLink
            href={postPath(id)}
            className="no-underline group-hover:underline after:absolute after:inset-0 after:content-['']"
          >
            {title}
          </ZoneLink>
        </h3>
        {excerpt && <p className="mt-0.5 line-clamp-1 text-sm text-text-2">{excerpt}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-3">
          <AuthorLine author={author} />
          <time dateTime={createdAt}>{formatAgo(new Date(createdAt), now)}</time>
          <span>공감 {likes.toLocaleString('ko-KR')}</span>
          <span>댓글 {comments.toLocaleString('ko-KR')}</span>
        </div>
      </div>
      {picture && (
        <img
          src={picture.url}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
          className="corner-image mt-1 size-20 shrink-0 bg-surface-2 object-cover md:size-24"
        />
      )}
    </li>
  )
}

const SPOILER = '스포일러'

function marksOf({ isSpoiler, hasPoll, attachments }: PostCard): string[] {
  const attached = new Set(attachments.map(attachmentLabel))
  return [...(isSpoiler ? [SPOILER] : []), ...(hasPoll ? ['투표'] : []), ...attached]
}
