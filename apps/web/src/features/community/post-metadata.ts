import type { Metadata } from 'next'
import type { Post } from '@doran/contract'
import { postPath } from '../../lib/community-paths'
import { boardLabel } from '../../lib/community-words'

/** What links to a post show. What others do not see no search engine lists. */
export function postMetadata(post: Post): Metadata {
  const { id, title, excerpt, board, isSpoiler, isHidden, linkImage } = post
  return {
    ...(isHidden && { robots: { index: false } }),
    openGraph: {
      type: 'article',
      title,
      description: isSpoiler ? `${boardLabel(board)} · 스포일러가 있는 글이에요.` : excerpt,
      images: [{ url: linkImage, width: 1200, height: 630, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
    alternates: { canonical: postPath(id) },
  }
}
