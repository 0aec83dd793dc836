import type { Post } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { postPath } from '../../../../lib/community-paths'

/** To the posts before and after this one on its board. */
export function PostNeighbours({ previous, next }: Pick<Post, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav aria-label="다른 글" className="mt-12 border-t border-line">
      {next && <Neighbour label="다음 글" {...next} />}
      {previous && <Neighbour label="이전 글" {...previous} />}
    </nav>
  )
}

function Neighbour({ label, id, title }: { label: string; id: string; title: string }) {
  return (
    <ZoneLink
      href={postPath(id)}
      className="flex min-h-13 items-center gap-4 border-b border-line py-2 text-text-2 no-underline hover:text-text hover:underline"
    >
      <span className="shrink-0 text-sm text-text-3">{label}</span>
      <span className="truncate">{title}</span>
    </ZoneLink>
  )
}
