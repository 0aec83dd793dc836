import type { ThemeCard } from '@doran/contract'
import { ThemeTile } from '../../lib/theme-tile'
import { QuickLook } from './internal/quick-look'

type NewestShelfProps = { themes: ThemeCard[]; hero: string | undefined }

/** From here on a row of covers says more than the list below it does. */
const ROW_FROM = 3

/** What came last, beside the hero. While few stories exist the list below shows them all, large. */
export function NewestShelf({ themes, hero }: NewestShelfProps) {
  const others = themes.filter(({ id }) => id !== hero)
  if (others.length < ROW_FROM) return null
  return (
    <section aria-labelledby="newest" className="page mt-16">
      <h2 id="newest" className="text-h3 font-extrabold">
        새로 나온 이야기
      </h2>
      <ul className="scroll-row -mx-1 mt-4 gap-4 px-1 py-1">
        {others.map((theme) => (
          <li key={theme.id} className="w-40 shrink-0 md:w-48">
            <ThemeTile theme={theme} />
            <div className="mt-3">
              <QuickLook theme={theme} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
