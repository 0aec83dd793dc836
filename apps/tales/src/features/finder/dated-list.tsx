'use client'

import type { QueryOf, ThemeCard } from '@doran/contract'
import { QuickLook } from '../../lib/quick-look'
import { ThemeFeature } from '../../lib/theme-feature'
import { ThemeSpot } from '../../lib/theme-spot'
import type { FoundStories } from './find-stories'
import { TODAY, groupByDate } from './group-by-date'
import { MoreButton } from './internal/more-button'
import { useFoundStories } from './internal/use-found-stories'

type DatedListProps = {
  first: FoundStories
  query: QueryOf<'GET /v1/tales/template'>
  /** When the page was asked for, so that server and browser group alike. */
  now: string
}

/** The newest stories, under the day they came. */
export function DatedList({ first, query, now }: DatedListProps) {
  const { items, ...more } = useFoundStories(first, query)
  const groups = groupByDate(items, new Date(now))
  return (
    <>
      {groups[0] && groups[0].label !== TODAY && (
        <p className="prose-ko mt-6 text-text-2">
          오늘 나온 이야기는 아직 없어요. 그 전에 나온 이야기예요.
        </p>
      )}
      {groups.map(({ label, items: found }) => (
        <section key={label} aria-label={label} className="mt-10">
          <h2 className="text-h3 font-extrabold">{label}</h2>
          <ul className="mt-4 grid gap-4 lg:grid-cols-2">
            {found.map((theme, index) => (
              <ThemeSpot key={theme.id} themeId={theme.id} shelf="newest" position={index + 1}>
                <NewStory theme={theme} />
              </ThemeSpot>
            ))}
          </ul>
        </section>
      ))}
      <MoreButton {...more} />
    </>
  )
}

function NewStory({ theme }: { theme: ThemeCard }) {
  return <ThemeFeature theme={theme} aside={<QuickLook theme={theme} />} />
}
