import type { SeasonTile } from '@doran/contract'
import { ZoneLink, formatDay, routes } from '@doran/site/core'
import { Icon, type IconName } from '@doran/ui'

type TileWords = { href: string; icon: IconName; title: string; line: string }

/** What this hour and this season bring. */
export function SeasonRow({ tiles }: { tiles: readonly SeasonTile[] }) {
  return (
    <section aria-labelledby="season" className="page py-8">
      <h2 id="season" className="text-h2 font-extrabold text-text">
        지금 도란에서는
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {tiles.map((tile) => (
          <li key={tile.key}>
            <SeasonLink {...wordsOf(tile)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SeasonLink({ href, icon, title, line }: TileWords) {
  return (
    <ZoneLink
      href={href}
      className="corner-card flex h-full items-start gap-4 bg-surface-1 p-5 no-underline transition-colors duration-(--motion-state) hover:bg-surface-2"
    >
      <span className="mt-0.5 shrink-0 text-ember">
        <Icon name={icon} size={24} />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold text-text">{title}</span>
        <span className="prose-ko mt-0.5 block text-sm text-text-2">{line}</span>
      </span>
    </ZoneLink>
  )
}

function wordsOf(tile: SeasonTile): TileWords {
  switch (tile.key) {
    case 'morning':
      return {
        href: routes.morning.path(),
        icon: 'sun',
        title: tile.isChecked ? '오늘 아침, 모두의 한 줄' : '아침 게시판이 열렸어요',
        line: tile.prompt,
      }
    case 'tree':
      if (tile.isOpen) {
        return {
          href: routes.tree.path(),
          icon: 'tree',
          title: '내 나무의 편지가 열렸어요',
          line: '가지에 걸려 있던 편지를 한 통씩 풀어 보세요.',
        }
      }
      return {
        href: routes.tree.path(),
        icon: 'tree',
        title: tile.hasTree ? '내 나무를 보러 가요' : '내 나무를 꾸며 줄래요?',
        line: `가지에 걸린 편지는 ${dayOf(Date.parse(tile.opensAt))}에 함께 열어요.`,
      }
    case 'yearend':
      return {
        href: routes.yearend.path(),
        icon: 'book',
        title: `${tile.year}년의 나를 한 권으로`,
        line: `연말책은 ${dayOf(Date.parse(tile.closesAt) - 1)}까지 만들 수 있어요.`,
      }
  }
}

/** Without its year: it is a matter of weeks. */
function dayOf(time: number): string {
  const date = new Date(time)
  return formatDay(date, date)
}
