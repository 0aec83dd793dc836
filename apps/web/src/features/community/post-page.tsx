import type { ReactNode } from 'react'
import type { Post } from '@doran/contract'
import { Comments } from '@doran/engagement'
import { RichTextView } from '@doran/rich-text'
import { ZoneLink, formatAgo, privateImageUrl } from '@doran/site/core'
import { Badge } from '@doran/ui'
import { boardLabel } from '../../lib/community-words'
import { communityHref } from './community-address'
import { AuthorLine } from './internal/author-line'
import { PollView } from './internal/poll/poll-view'
import { HiddenNotice } from './internal/post/hidden-notice'
import { OwnActs } from './internal/post/own-acts'
import { PostActs } from './internal/post/post-acts'
import { PostNeighbours } from './internal/post/post-neighbours'
import { SpoilerCover } from './internal/post/spoiler-cover'
import type { AroundPost } from './read-post'

export type PostPageProps = Pick<AroundPost, 'engagement'> & {
  post: Post
  now: string
  /** What it carries, where it carries something. */
  attachments: ReactNode
}

/** A post, with what can be done with it and what people say of it. */
export function PostPage({ post, engagement, now, attachments }: PostPageProps) {
  const { id, board, title, body, poll, isMine, isSpoiler, isPinned, isHidden } = post
  const content = (
    <>
      <div className="mt-6">
        <RichTextView body={body} pictureUrl={privateImageUrl} />
      </div>
      {attachments}
      {poll && <PollView postId={id} poll={poll} now={now} isReadOnly={isHidden} />}
    </>
  )
  return (
    <div className="page max-w-[760px] pt-4 pb-12 md:pt-10">
      <article aria-labelledby="post-title">
        {isHidden && <HiddenNotice caseId={post.hiddenCaseId} isMine={isMine} />}
        <header className="border-b border-line pb-4">
          <p className="flex flex-wrap items-center gap-1.5">
            {isPinned && <Badge tone="ember">공지</Badge>}
            <ZoneLink
              href={communityHref({ board })}
              className="inline-flex min-h-11 items-center font-semibold text-text-2 no-underline hover:text-text hover:underline"
            >
              {boardLabel(board)}
            </ZoneLink>
            {isSpoiler && <Badge tone="danger">스포일러</Badge>}
          </p>
          <h1
            id="post-title"
            className="prose-ko mt-1 text-h2 font-extrabold [overflow-wrap:anywhere]"
          >
            {title}
          </h1>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div className="flex flex-wrap items-center gap-x-3">
              <AuthorLine author={post.author} isLinked size={40} />
              <PostTimes post={post} now={new Date(now)} />
            </div>
            {isMine && <OwnActs postId={id} />}
          </div>
        </header>
        {isSpoiler && !isMine ? <SpoilerCover>{content}</SpoilerCover> : content}
        {!isHidden && (
          <div className="mt-10">
            <PostActs post={post} engagement={engagement} />
          </div>
        )}
      </article>
      {(!isHidden || post.comments > 0) && (
        <div className="mt-12">
          <Comments targetType="post" targetId={id} isReadOnly={isHidden} />
        </div>
      )}
      <PostNeighbours previous={post.previous} next={post.next} />
    </div>
  )
}

function PostTimes({ post: { createdAt, editedAt }, now }: { post: Post; now: Date }) {
  return (
    <span className="text-sm text-text-3">
      <time dateTime={createdAt}>{formatAgo(new Date(createdAt), now)}</time>
      {editedAt && ' · 고침'}
    </span>
  )
}
