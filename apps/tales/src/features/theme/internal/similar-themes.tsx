import type { ThemeCard } from '@doran/contract'
import { ThemeSpot } from '../../../lib/theme-spot'
import { ThemeTile } from '../../../lib/theme-tile'

export function SimilarThemes({ themes }: { themes: ThemeCard[] }) {
  if (themes.length === 0) return null
  return (
    <section aria-labelledby="similar" className="mt-16">
      <h2 id="similar" className="mb-4 text-h3 font-extrabold">
        비슷한 이야기
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4">
        {themes.map((theme, index) => (
          <ThemeSpot key={theme.id} themeId={theme.id} shelf="similar" position={index + 1}>
            <ThemeTile theme={theme} />
          </ThemeSpot>
        ))}
      </ul>
    </section>
  )
}
