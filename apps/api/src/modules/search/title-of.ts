import type { SearchHit } from '@doran/contract'

/** What a thing that was found is called. */
export function titleOf(hit: SearchHit): string {
  if (hit.type === 'theme') return hit.theme.title
  if (hit.type === 'game') return hit.game.title
  return hit.type === 'post' ? hit.post.title : hit.creator.name
}
