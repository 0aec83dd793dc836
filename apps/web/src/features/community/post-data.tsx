import { textOf, type Post } from '@doran/contract'
import { routes } from '@doran/site/core'
import { StructuredData } from '@doran/site/server'
import { env } from '../../env'
import { postPath } from '../../lib/community-paths'

type PostDataProps = { post: Post; nonce: string | undefined }

/** What search engines read of a post. What gives a story away is not in it. */
export function PostData({ post, nonce }: PostDataProps) {
  const { id, title, body, author, isSpoiler, createdAt, editedAt, likes, comments } = post
  const url = `${env.publicOrigin}${postPath(id)}`
  const isHere = author !== null && !author.isGone
  const data = {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    headline: title,
    ...(!isSpoiler && { text: textOf(body) }),
    url,
    mainEntityOfPage: url,
    inLanguage: 'ko',
    datePublished: createdAt,
    ...(editedAt && { dateModified: editedAt }),
    image: `${env.publicOrigin}${post.linkImage}`,
    author: {
      '@type': 'Person',
      name: isHere ? author.name : '탈퇴한 회원',
      ...(isHere && {
        url: `${env.publicOrigin}${routes.creator.path({ profileUUID: author.id })}`,
      }),
    },
    commentCount: comments,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: likes,
    },
  }
  return <StructuredData data={data} nonce={nonce} />
}
