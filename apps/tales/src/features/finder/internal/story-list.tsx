import type { ThemeCard } from '@doran/contract'
import { QuickLook } from '../../../lib/quick-look'
import { ThemeFeature } from '../../../lib/theme-feature'
import { ThemeSpot } from '../../../lib/theme-spot'
import { ThemeTile } from '../../../lib/theme-tile'

/** Up to this many are shown large, one below the other. */
const FEW = 2

export function StoryList({ items }: { items: readonly ThemeCard[] }) {
  return items.length <= FEW ? (
    <ul className="mt-3 flex flex-col gap-4">
      {items.map((theme, index) => (
        <ThemeSpot key={theme.id} themeId={theme.id} shelf="found" position={index + 1}>
          <ThemeFeature theme={theme} aside={<QuickLook theme={theme} />} />
        </ThemeSpot>
      ))}
    </ul>
  ) : (
    <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4">
      {items.map((theme, index) => (
        <ThemeSpot key={theme.id} themeId={theme.id} shelf="found" position={index + 1}>
          <ThemeTile theme={theme} />
        </ThemeSpot>
      ))}
    </ul>
  )
}
