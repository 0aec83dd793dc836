import type { StorySessionCard } from '@doran/contract'
import { Badge } from '@doran/ui'
import { originLabel } from './story-words'

/** How a story ended, where it comes from, and who its reader is in it. */
export function StoryBadges({ story }: { story: StorySessionCard }) {
  const { ending, personaName } = story
  const origin = originLabel(story)
  if (!ending && !origin && personaName === null) return null
  return (
    <p className="mt-2 flex flex-wrap gap-1.5">
      {ending && <Badge tone="ember">{ending.badge}</Badge>}
      {ending?.rare && <Badge>드문 결말</Badge>}
      {origin && <Badge>{origin}</Badge>}
      {personaName !== null && (
        <Badge className="max-w-full">
          <span className="sr-only">페르소나 </span>
          <span className="truncate">{personaName}</span>
        </Badge>
      )}
    </p>
  )
}
