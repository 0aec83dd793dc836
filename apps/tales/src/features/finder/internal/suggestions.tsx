import type { ThemeCard } from '@doran/contract'
import { StoryList } from './story-list'

export function Suggestions({ title, themes }: { title: string; themes: readonly ThemeCard[] }) {
  if (themes.length === 0) return null
  return (
    <section aria-label={title} className="mt-10">
      <h2 className="text-h3 font-extrabold">{title}</h2>
      <StoryList items={themes} />
    </section>
  )
}
