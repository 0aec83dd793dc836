import type { CommentReply } from '@doran/contract'
import { ZoneLink, formatAgo, imageUrl, routes, useRuntimeConfig } from '@doran/site/core'
import { Avatar, Badge } from '@doran/ui'
import { useCommentScope } from './comment-context.js'

/** Who says it, and when. */
export function CommentHead({ comment }: { comment: CommentReply }) {
  const config = useRuntimeConfig()
  const { thing, now } = useCommentScope()
  const { author, createdAt, editedAt, isByMaker } = comment
  const isHere = author !== null && !author.isGone
  const picture = isHere && author.profileImage
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Avatar
        src={picture ? imageUrl(config, picture) : null}
        name={isHere ? author.name : ''}
        frame={isHere ? author.frame : null}
        size={32}
      />
      {isHere ? (
        <ZoneLink
          href={routes.creator.path({ profileUUID: author.id })}
          className="inline-flex min-h-11 min-w-11 items-center font-semibold break-words text-text hover:underline"
        >
          {author.name}
        </ZoneLink>
      ) : (
        <span className="inline-flex min-h-11 items-center text-text-3">탈퇴한 사람</span>
      )}
      {author?.isOfficial && <Badge tone="ember">공식</Badge>}
      {isByMaker && <Badge>{thing.targetType === 'post' ? '글쓴이' : '만든 사람'}</Badge>}
      <time dateTime={createdAt} className="text-sm text-text-3">
        {formatAgo(new Date(createdAt), now)}
        {editedAt && ' · 수정됨'}
      </time>
    </div>
  )
}
