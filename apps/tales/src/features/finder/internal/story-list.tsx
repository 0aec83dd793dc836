import type { ThemeCard } from '@doran/contract'
import { QuickLook } from '../../../lib/quick-look'
import { ThemeFeature } from '../../../lib/theme-feature'
import { ThemeTile } from '../../../lib/theme-tile'

/** Up to this many are shown large, one below the other. */
const FEW = 2

export function StoryList({ items }: { items: readonly ThemeCard[] }) {
  return items.length <= FEW ? (
    <ul className="mt-3 flex flex-col gap-4">
      {items.map((theme) => (
        <li key={theme.id}>
          <ThemeFeature theme={theme} aside={<QuickLook theme={theme} />} />
        </li>
      ))}
    </ul>
  ) : (
    <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4">
      {items.map((theme) => (
        <li key={theme.id}>
          <ThemeTile theme={theme} />
        </li>
      ))}
    </ul>
  )
}
